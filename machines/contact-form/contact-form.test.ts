import { describe, expect, it, vi } from 'vitest';
import { filled, open, PACE, start } from './contact-form.harness.kit';
import type { SendFailure } from './send-failure';

describe('a new form', () => {
  it('is empty, names the hairstyle that it was opened for, or restores a draft', () => {
    expect(open().context().fields.message).toBe('');
    expect(open({ hairstyle: 'Cornrows' }).context().fields.message).toBe('I would like to book Cornrows.\n');
    expect(open({ fields: filled, hairstyle: 'Cornrows' }).context().fields).toEqual(filled);
  });

  it('refuses a message over the limit even in its first three seconds', () => {
    const it = open({ fields: { ...filled, message: 'x'.repeat(60_000) } });
    it.submit();
    expect(it.in({ editing: 'tooLong' })).toBe(true);
    expect(it.sent).toEqual([]);
  });
});

describe('an appointment request', () => {
  it('is sent exactly as typed, with the salon’s e-mail address', () => {
    const it = start();
    it.fill();
    it.submit();
    expect(it.in('sending')).toBe(true);
    expect(it.sent).toEqual([{ ...filled, to_email: 'info@salon.example' }]);
  });

  it('is removed from the fields and reported as sent when the mail service accepts it', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.accept();
    await vi.waitFor(() => expect(it.in({ editing: 'sent' })).toBe(true));
    expect(it.context().fields).toEqual({ name: '', phone: '', message: '' });
    expect(it.said()).toEqual(['message.submitted', 'message.sent']);
  });

  it('stays in the fields when sending fails, and the cause is reported', async () => {
    const it = start();
    const failure: SendFailure = { kind: 'refused', status: 429, detail: 'Too many requests' };
    it.fill();
    it.submit();
    it.refuse(failure);
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    expect(it.context()).toMatchObject({ fields: filled, failure });
    const text = 'Box braids,\n“please” 🌞\n\nAda, 781 555 0142';
    expect(it.heard.at(-1)).toEqual({ type: 'message.failed', failure, text });
  });

  it('that fails with an unknown error is reported with the error’s message', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.refuse(new Error('the chunk is gone'));
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    expect(it.context().failure).toEqual({ kind: 'unreachable', detail: 'Error: the chunk is gone' });
  });

  it.each([null, undefined, 'connection lost', 42, {}])(
    'that is rejected with %o is reported with that value as text',
    async reason => {
      const it = start();
      it.fill();
      it.submit();
      it.refuse(reason);
      await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
      expect(it.context().failure).toEqual({ kind: 'unreachable', detail: String(reason) });
    },
  );

  it('times out after exactly 20 seconds, and stays in the fields', () => {
    const it = start();
    it.fill();
    it.submit();
    it.clock.increment(19_999);
    expect(it.in('sending')).toBe(true);
    it.clock.increment(1);
    expect(it.in({ editing: 'failed' })).toBe(true);
    expect(it.context()).toMatchObject({ fields: filled, failure: { kind: 'timeout' } });
  });

  it('stays failed when the response arrives after the timeout', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.clock.increment(20_000);
    it.accept();
    await Promise.resolve();
    expect(it.context().fields).toEqual(filled);
    expect(it.said()).toEqual(['message.submitted', 'message.failed']);
  });

  it('is sent once, however often the form is submitted while sending', () => {
    const it = start();
    it.fill();
    for (let press = 0; press < 20; press++) it.submit();
    expect(it.sent).toHaveLength(1);
  });

  it('can be sent again after a failure', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.refuse({ kind: 'unreachable', detail: 'offline' });
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    it.submit();
    expect(it.sent).toHaveLength(2);
    expect(it.context().failure).toBeUndefined();
  });

  it('cannot be edited while sending, so that success deletes no unsent text', () => {
    const it = start();
    it.fill();
    it.submit();
    it.fill({ name: 'Somebody else' });
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields).toEqual(filled);
  });
});

describe('a request submitted within three seconds of opening the form', () => {
  it('is shown as sending, and is sent three seconds later', () => {
    const it = open();
    it.fill();
    it.clock.increment(PACE - 1);
    it.submit();
    expect(it.in('sending')).toBe(true);
    it.clock.increment(PACE - 1);
    expect(it.sent).toEqual([]);
    it.clock.increment(1);
    expect(it.sent).toEqual([{ ...filled, to_email: 'info@salon.example' }]);
  });

  it('is sent once, however often the form is submitted', () => {
    const it = open();
    it.fill();
    for (let press = 0; press < 20; press++) it.submit();
    it.clock.increment(10 * PACE);
    expect(it.sent).toHaveLength(1);
    expect(it.said()).toEqual(['message.submitted']);
  });

  it('still waits 20 seconds for a response', () => {
    const it = open();
    it.fill();
    it.submit();
    it.clock.increment(PACE);
    it.clock.increment(19_999);
    expect(it.in('sending')).toBe(true);
  });

  it('is checked at once for empty fields and for its length', () => {
    const it = open();
    it.submit();
    expect(it.in({ editing: 'incomplete' })).toBe(true);
    it.fill({ ...filled, message: 'x'.repeat(60_000) });
    it.submit();
    expect(it.in({ editing: 'tooLong' })).toBe(true);
  });
});

describe('a style chosen on the services page', () => {
  it('is written into the message', () => {
    const it = start();
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields.message).toBe('I would like to book Cornrows.\n');
  });

  it('never overwrites what was typed', () => {
    const it = start();
    it.fill({ message: 'Hello' });
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields.message).toBe('Hello\nI would like to book Cornrows.\n');
  });

  it('removes the error mark of an empty message', () => {
    const it = start();
    it.submit();
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().missing).toEqual(['name', 'phone']);
  });
});
