import { describe, expect, it, vi } from 'vitest';
import { filled, open, PACE, start } from './contact-form.harness.kit';
import type { SendFailure } from './send-failure';

describe('an appointment request', () => {
  it('sends what was typed, untouched, with the address of the salon', () => {
    const it = start();
    it.fill();
    it.submit();
    expect(it.in('sending')).toBe(true);
    expect(it.sent).toEqual([{ ...filled, to_email: 'info@salon.example' }]);
  });

  it('clears the fields when the message has arrived, and says so', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.accept();
    await vi.waitFor(() => expect(it.in({ editing: 'sent' })).toBe(true));
    expect(it.context().fields).toEqual({ name: '', phone: '', message: '' });
    expect(it.said()).toEqual(['message.submitted', 'message.sent']);
  });

  it('keeps what was typed when sending fails, and tells the cause', async () => {
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

  it('tells a failure that nobody foresaw in its own words', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.refuse(new Error('the chunk is gone'));
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    expect(it.context().failure).toEqual({ kind: 'unreachable', detail: 'Error: the chunk is gone' });
  });

  it.each([null, undefined, 'the line is dead', 42, {}])('tells %o as what it says', async reason => {
    const it = start();
    it.fill();
    it.submit();
    it.refuse(reason);
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    expect(it.context().failure).toEqual({ kind: 'unreachable', detail: String(reason) });
  });

  it('gives up after 20 seconds without an answer, not sooner, and keeps what was typed', () => {
    const it = start();
    it.fill();
    it.submit();
    it.clock.increment(19_999);
    expect(it.in('sending')).toBe(true);
    it.clock.increment(1);
    expect(it.in({ editing: 'failed' })).toBe(true);
    expect(it.context()).toMatchObject({ fields: filled, failure: { kind: 'timeout' } });
  });

  it('takes no notice of an answer that comes after it has given up', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.clock.increment(20_000);
    it.accept();
    await Promise.resolve();
    expect(it.context().fields).toEqual(filled);
    expect(it.said()).toEqual(['message.submitted', 'message.failed']);
  });

  it('sends once, however often it is asked to while sending', () => {
    const it = start();
    it.fill();
    for (let press = 0; press < 20; press++) it.submit();
    expect(it.sent).toHaveLength(1);
  });

  it('sends again after a failure', async () => {
    const it = start();
    it.fill();
    it.submit();
    it.refuse({ kind: 'unreachable', detail: 'offline' });
    await vi.waitFor(() => expect(it.in({ editing: 'failed' })).toBe(true));
    it.submit();
    expect(it.sent).toHaveLength(2);
    expect(it.context().failure).toBeUndefined();
  });

  it('takes no change while sending, so that success clears nothing typed meanwhile', () => {
    const it = start();
    it.fill();
    it.submit();
    it.fill({ name: 'Somebody else' });
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields).toEqual(filled);
  });
});

describe('a request sent faster than anybody can write', () => {
  it('is held for three seconds in the guise of sending, and then sent', () => {
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

  it('leaves once, however often it is asked for meanwhile', () => {
    const it = open();
    it.fill();
    for (let press = 0; press < 20; press++) it.submit();
    it.clock.increment(10 * PACE);
    expect(it.sent).toHaveLength(1);
    expect(it.said()).toEqual(['message.submitted']);
  });

  it('has its 20 seconds for an answer all the same', () => {
    const it = open();
    it.fill();
    it.submit();
    it.clock.increment(PACE);
    it.clock.increment(19_999);
    expect(it.in('sending')).toBe(true);
  });

  it('is told at once that a field is empty or the message too long', () => {
    const it = open();
    it.submit();
    expect(it.in({ editing: 'incomplete' })).toBe(true);
    it.fill({ ...filled, message: 'x'.repeat(60_000) });
    it.submit();
    expect(it.in({ editing: 'tooLong' })).toBe(true);
  });
});

describe('a style chosen on the services page', () => {
  it('is named in the message', () => {
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

  it('takes the mark off a message that was found missing', () => {
    const it = start();
    it.submit();
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().missing).toEqual(['name', 'phone']);
  });
});
