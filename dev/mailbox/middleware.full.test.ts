import { expect, it, onTestFinished, vi } from 'vitest';
import { asked, serveMailbox } from './testing/served-mailbox';

it('the mailbox lists the newest message first, and can be emptied', async () => {
  const { send, view, ask } = await serveMailbox();
  for (const name of ['Ama', 'Efua 👩🏾‍🦱']) await send(asked({ name }));
  await send('{');
  const { messages, failed } = await view();
  expect(messages.map(({ template_params }) => template_params.name)).toEqual(['Efua 👩🏾‍🦱', 'Ama']);
  expect(failed).toMatchObject([{ reason: '400 The request body is not valid JSON' }]);
  await ask('/__mailbox.json', { method: 'DELETE' });
  expect(await view()).toEqual({ fault: 'none', messages: [], failed: [] });
});

it.each([
  ['refused', '429 Too many requests'],
  ['page', '200 <!doctype html><title>Sign in to the network</title>'],
  ['cut', 'TypeError'],
  ['offline', 'TypeError'],
] as const)('with the fault %s, a message does not arrive', async (fault, outcome) => {
  const { send, view, fault: set } = await serveMailbox();
  await set(fault);
  const sent = send().then(async response => `${response.status} ${await response.text()}`);
  expect(await sent.catch(({ name }) => name)).toBe(outcome);
  expect(await view()).toMatchObject({ fault, messages: [], failed: [{ reason: fault }] });
  await set('none');
  expect((await send()).status).toBe(200);
});

it('with the fault slow, a message arrives at once, and the response comes after 25 seconds', async () => {
  const { send, view, fault } = await serveMailbox();
  await fault('slow');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isAnswered = false;
  const answer = send().finally(() => {
    isAnswered = true;
  });
  await expect.poll(async () => (await view()).messages.length, { interval: 20 }).toBe(1);
  vi.advanceTimersByTime(24_900);
  await view();
  expect(isAnswered).toBe(false);
  vi.advanceTimersByTime(200);
  expect((await answer).status).toBe(200);
});

it('the mailbox answers an unknown fault with the names of its faults, and serves its page', async () => {
  const { ask } = await serveMailbox();
  const answer = await ask('/__mailbox/fault', { method: 'PUT', body: '429' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('refused, slow, cut')]);
  for (const [path, type] of Object.entries({ '': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }))
    expect((await ask(`/__mailbox${path}`)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect((await ask('/contact')).status).toBe(404);
});
