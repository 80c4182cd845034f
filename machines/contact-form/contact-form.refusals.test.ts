import { describe, expect, it } from 'vitest';
import { filled, open, PACE, start } from './contact-form.harness.kit';
import { excessBytes, missingFields, VARIABLES_LIMIT_BYTES } from './message.schema';

describe('a robot that fills in the honeypot', () => {
  it('sees a success message, but nothing is sent', () => {
    const it = start();
    it.fill();
    it.submit('https://spam.example');
    expect(it.in('sending')).toBe(true);
    it.clock.increment(PACE - 1);
    expect(it.in('sending')).toBe(true);
    it.clock.increment(1);
    expect(it.said()).toEqual(['message.submitted', 'message.sent']);
    expect(it.context().fields).toEqual({ name: '', phone: '', message: '' });
    expect(it.sent).toEqual([]);
  });

  it('sees the success message even if it submits in the first three seconds', () => {
    const it = open();
    it.fill();
    it.submit('https://spam.example');
    it.clock.increment(10 * PACE);
    expect(it.sent).toEqual([]);
    expect(it.said()).toEqual(['message.submitted', 'message.sent']);
  });
});

describe('an empty field', () => {
  it('prevents sending, and is listed with every other empty field; white space counts as empty', () => {
    const it = start();
    it.fill({ name: 'Ada', phone: ' \t', message: '\n\u00a0' });
    it.submit();
    expect(it.in({ editing: 'incomplete' })).toBe(true);
    expect(it.sent).toEqual([]);
    expect(it.heard.at(-1)).toEqual({ type: 'message.incomplete', missing: ['phone', 'message'] });
  });

  it('is reported once for each attempt to send', () => {
    const it = start();
    it.submit();
    it.submit();
    expect(it.said()).toEqual(['message.submitted', 'message.incomplete', 'message.submitted', 'message.incomplete']);
  });

  it('is marked until it is filled', () => {
    const it = start();
    it.submit();
    expect(it.context().missing).toEqual(['name', 'phone', 'message']);
    it.fill({ phone: '1' });
    expect(it.context().missing).toEqual(['name', 'message']);
    it.fill({ name: ' ' });
    expect(it.context().missing).toEqual(['name', 'message']);
  });

  it.each(['name', 'phone', 'message'] as const)('is reported if it is the %s field', field => {
    expect(missingFields({ ...filled, [field]: '' })).toEqual([field]);
  });
});

describe('a message too long for the mail service', () => {
  const params = (message: string) => ({ ...filled, message, to_email: 'info@salon.example' });
  const room = VARIABLES_LIMIT_BYTES - JSON.stringify(params('')).length;

  it('is not sent, and its excess is counted in bytes', () => {
    const it = start();
    it.fill({ ...filled, message: 'x'.repeat(60_000) });
    it.submit();
    expect(it.in({ editing: 'tooLong' })).toBe(true);
    expect(it.sent).toEqual([]);
    expect(it.context().excess).toBe(JSON.stringify(params('x'.repeat(60_000))).length - 50_000);
    expect(it.said()).toEqual(['message.submitted']);
  });

  it('is measured on every edit until it fits, then only at the next attempt to send', () => {
    const it = start();
    it.fill({ ...filled, message: 'x'.repeat(60_000) });
    it.submit();
    it.fill({ message: 'short' });
    expect(it.context().excess).toBe(0);
    it.fill({ message: 'x'.repeat(60_000) });
    expect(it.context().excess).toBe(0);
    it.submit();
    expect(it.context().excess).toBeGreaterThan(0);
  });

  it('is measured as JSON in UTF-8 bytes, and is sent if it is exactly at the limit', () => {
    const fits = 'x'.repeat(room);
    expect(excessBytes(params(fits))).toBe(0);
    expect(excessBytes(params(`${fits}x`))).toBe(1);
    expect(excessBytes(params(`${fits.slice(2)}é`))).toBe(0);
    expect(excessBytes(params(`${fits.slice(1)}é`))).toBe(1);
    expect(excessBytes(params(`${fits}\ud800`))).toBe(6); // JSON escapes a lone surrogate as \ud800
  });
});
