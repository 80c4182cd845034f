import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults';
import { asked, BROWSER, serveOutbox } from './testing/served-outbox';

const STATUSES = FAULTS.filter(fault => Number(fault));

describe('failing on purpose', () => {
  it.each(STATUSES)('answers %s once, keeps nothing, and is itself again', async fault => {
    const outbox = await serveOutbox();
    expect((await outbox.fault({ fault, times: 1 })).status).toBe(204);
    expect(await outbox.view()).toEqual({ messages: [], fault, times: 1 });
    const answer = await outbox.send();
    expect(answer.status).toBe(Number(fault));
    expect(await answer.text()).not.toBe('');
    expect(await outbox.view()).toEqual({ messages: [], fault: 'none' });
    expect((await outbox.send()).status).toBe(200);
  });

  it('goes on failing until it is told to stop', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: '429' });
    expect([(await outbox.send()).status, (await outbox.send()).status]).toEqual([429, 429]);
    await outbox.fault({ fault: 'none' });
    expect((await outbox.send()).status).toBe(200);
  });

  it('drops the connection', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'drop', times: 1 });
    await expect(outbox.send()).rejects.toThrow(TypeError);
    expect((await outbox.view()).messages).toEqual([]);
  });

  it('hangs for as long as the sender waits, and lets the server close', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'hang' });
    const hung = outbox.send().catch((error: unknown) => error);
    expect(await Promise.race([hung, wait(200, 'still waiting')])).toBe('still waiting');
    await outbox.close();
    expect(await hung).toBeInstanceOf(TypeError);
  });

  it('keeps the message at once and answers late when it is slow', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'slow', seconds: 0.4, times: 1 });
    const begun = performance.now();
    const late = outbox.send();
    await expect.poll(async () => (await outbox.view()).messages.length, { interval: 20 }).toBe(1);
    expect(performance.now() - begun).toBeLessThan(350);
    expect((await late).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(390);
  });

  it('hears a sender out who gives up waiting', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'slow', seconds: 60 });
    const impatient = AbortSignal.timeout(100);
    await expect(outbox.send(asked({ name: 'Efua' }), BROWSER, { signal: impatient })).rejects.toThrow();
    expect((await outbox.view()).messages).toHaveLength(1);
  });

  it('refuses what is no setting, says why, and changes nothing', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.fault({ fault: '418' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('"429"')]);
    expect((await outbox.view()).fault).toBe('none');
  });

  it('takes no setting that a foreign page could post unasked', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.ask('/__outbox/fault', { method: 'POST', body: '{"fault":"429"}' });
    expect(answer.status).toBe(415);
    expect((await outbox.view()).fault).toBe('none');
  });
});
