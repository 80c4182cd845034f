import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asked, BROWSER, serveOutbox } from './testing/served-outbox';

/** Tracks whether a send has ended, so that tests can compare the order of events instead of times. */
function watched(sent: Promise<Response>) {
  let isOver = false;
  const end = sent
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  return { over: () => isOver, end };
}

describe('the outbox with a fault', () => {
  it('never responds if the fault is hang, but lets the server close', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'hang' });
    const { over, end: hung } = watched(outbox.send());
    // Later requests get their responses.
    for (let times = 0; times < 3; times += 1) await outbox.view();
    expect(over()).toBe(false);
    await outbox.close();
    expect(await hung).toBeInstanceOf(TypeError);
  });

  it('stores the message at once and responds late if the fault is slow', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'slow', seconds: 5, times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { over, end: late } = watched(outbox.send());
    await expect.poll(async () => (await outbox.view()).messages.length, { interval: 20 }).toBe(1);
    vi.advanceTimersByTime(4_900);
    for (let times = 0; times < 3; times += 1) await outbox.view();
    expect(over()).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(await late).toMatchObject({ status: 200 });
  });

  it('stores the message of a sender that stops waiting', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'slow', seconds: 60 });
    const patience = new AbortController();
    const { end: given } = watched(outbox.send(asked({ name: 'Efua' }), BROWSER, { signal: patience.signal }));
    await expect.poll(async () => (await outbox.view()).messages.length, { interval: 20 }).toBe(1);
    patience.abort();
    expect(await given).toMatchObject({ name: 'AbortError' });
    expect((await outbox.view()).messages).toHaveLength(1);
  });

  it('rejects a setting that another site could post without a preflight request', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.ask('/__outbox/fault', { method: 'POST', body: '{"fault":"429"}' });
    expect(answer.status).toBe(415);
    expect((await outbox.view()).fault).toBe('none');
  });
});
