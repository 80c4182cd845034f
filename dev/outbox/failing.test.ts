import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FAULTS } from './faults';
import { asked, BROWSER, serveOutbox } from './testing/served-outbox';

const STATUSES = FAULTS.filter(fault => Number(fault));

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
  it.each(STATUSES)('responds with %s to one send, stores nothing, and then works again', async fault => {
    const outbox = await serveOutbox();
    expect((await outbox.fault({ fault, times: 1 })).status).toBe(204);
    expect(await outbox.view()).toEqual({ messages: [], fault, times: 1 });
    const answer = await outbox.send();
    expect(answer.status).toBe(Number(fault));
    expect(await answer.text()).not.toBe('');
    expect(await outbox.view()).toEqual({ messages: [], fault: 'none' });
    expect((await outbox.send()).status).toBe(200);
  });

  it('fails every send until the fault is switched off', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: '429' });
    expect([(await outbox.send()).status, (await outbox.send()).status]).toEqual([429, 429]);
    await outbox.fault({ fault: 'none' });
    expect((await outbox.send()).status).toBe(200);
  });

  it('drops the connection if the fault is drop', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'drop', times: 1 });
    await expect(outbox.send()).rejects.toThrow(TypeError);
    expect((await outbox.view()).messages).toEqual([]);
  });

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

  it('rejects an invalid fault with a reason, and does not change the setting', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.fault({ fault: '418' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('"429"')]);
    expect((await outbox.view()).fault).toBe('none');
  });

  it('rejects a setting that another site could post without a preflight request', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.ask('/__outbox/fault', { method: 'POST', body: '{"fault":"429"}' });
    expect(answer.status).toBe(415);
    expect((await outbox.view()).fault).toBe('none');
  });
});
