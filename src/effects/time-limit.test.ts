import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';
import { lateCode } from './late-code';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const never = () => new Promise<never>(() => {});
const twentySeconds = () => vi.advanceTimersByTimeAsync(20_000);

it('code that never arrives has failed after 20 seconds, and is requested again by the next press', async () => {
  const fetch = vi.fn(never);
  const code = lateCode<string>(fetch);
  const failure = expect(code.load()).rejects.toThrow('No end after 20 seconds');
  await twentySeconds();
  await failure;
  let arrive = (_: never) => {};
  fetch.mockImplementation(() => new Promise(resolve => (arrive = resolve)));
  const loaded = code.load();
  // After the phone has slept, the limit is overdue when the code arrives.
  vi.runOnlyPendingTimers();
  arrive('code' as never);
  expect(await loaded).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

it('a clipboard that never answers has failed after 20 seconds', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: never } });
  const failure = expect(copyText('text')).rejects.toThrow('No end');
  await twentySeconds();
  await failure;
});
