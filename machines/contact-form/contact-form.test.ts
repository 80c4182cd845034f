import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type ContactFormEmitted, contactFormMachine } from './contact-form.machine';
import { excessBytes, missingFields, type TemplateParams, VARIABLES_LIMIT_BYTES } from './message.schema';
import type { SendFailure } from './send-failure';

const filled = { name: 'Ada', phone: '781 555 0142', message: 'Box braids,\n“please” 🌞' };

/** In milliseconds. */
const PACE = 3_000;

/** The form as somebody finds it who has taken their time. */
function start() {
  const it = open();
  it.clock.increment(PACE);
  return it;
}

function open() {
  const clock = new SimulatedClock();
  const sent: TemplateParams[] = [];
  const heard: ContactFormEmitted[] = [];
  let answer: { resolve: () => void; reject: (reason: unknown) => void } = { resolve: () => {}, reject: () => {} };
  const form = createActor(
    contactFormMachine.provide({
      actors: {
        sendMessage: fromPromise<void, TemplateParams>(({ input }) => {
          sent.push(input);
          return new Promise((resolve, reject) => {
            answer = { resolve, reject };
          });
        }),
      },
    }),
    { clock, input: { salonEmail: 'info@salon.example' } },
  );
  form.on('*', event => heard.push(event as ContactFormEmitted));
  form.start();
  const fill = (fields: Partial<typeof filled> = filled) => {
    for (const [field, value] of Object.entries(fields)) {
      form.send({ type: 'field.change', field: field as keyof typeof filled, value });
    }
  };
  return {
    form,
    clock,
    sent,
    heard,
    fill,
    submit: (bait = '') => form.send({ type: 'form.submit', bait }),
    accept: () => answer.resolve(),
    refuse: (reason: unknown) => answer.reject(reason),
    context: () => form.getSnapshot().context,
    in: (state: Parameters<ReturnType<typeof form.getSnapshot>['matches']>[0]) => form.getSnapshot().matches(state),
    said: () => heard.map(event => event.type),
  };
}

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
    expect(it.heard.at(-1)).toEqual({ type: 'message.failed', failure });
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

describe('a robot that fills in what nobody can see', () => {
  it('is thanked, and nothing leaves', () => {
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

  it('is so even when it comes at once', () => {
    const it = open();
    it.fill();
    it.submit('https://spam.example');
    it.clock.increment(10 * PACE);
    expect(it.sent).toEqual([]);
    expect(it.said()).toEqual(['message.submitted', 'message.sent']);
  });
});

describe('a field left empty', () => {
  it('sends nothing and names every empty field, white space counting as empty', () => {
    const it = start();
    it.fill({ name: 'Ada', phone: ' \t', message: '\n\u00a0' });
    it.submit();
    expect(it.in({ editing: 'incomplete' })).toBe(true);
    expect(it.sent).toEqual([]);
    expect(it.heard.at(-1)).toEqual({ type: 'message.incomplete', missing: ['phone', 'message'] });
  });

  it('says it once for each try', () => {
    const it = start();
    it.submit();
    it.submit();
    expect(it.said()).toEqual(['message.submitted', 'message.incomplete', 'message.submitted', 'message.incomplete']);
  });

  it('loses its mark when it is filled, and only then', () => {
    const it = start();
    it.submit();
    expect(it.context().missing).toEqual(['name', 'phone', 'message']);
    it.fill({ phone: '1' });
    expect(it.context().missing).toEqual(['name', 'message']);
    it.fill({ name: ' ' });
    expect(it.context().missing).toEqual(['name', 'message']);
  });

  it.each(['name', 'phone', 'message'] as const)('is noticed when it is the %s', field => {
    expect(missingFields({ ...filled, [field]: '' })).toEqual([field]);
  });
});

describe('a message too long for the provider', () => {
  const params = (message: string) => ({ ...filled, message, to_email: 'info@salon.example' });
  const room = VARIABLES_LIMIT_BYTES - JSON.stringify(params('')).length - 5; // the quotes and the sun of `filled.message` are not in it

  it('is not sent, and says by how many bytes it is over', () => {
    const it = start();
    it.fill({ ...filled, message: 'x'.repeat(60_000) });
    it.submit();
    expect(it.in({ editing: 'tooLong' })).toBe(true);
    expect(it.sent).toEqual([]);
    expect(it.context().excess).toBe(JSON.stringify(params('x'.repeat(60_000))).length - 50_000);
    expect(it.said()).toEqual(['message.submitted']);
  });

  it('measures anew while it is being shortened', () => {
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

  it('counts UTF-8 bytes of the JSON and allows exactly the limit', () => {
    const fits = 'x'.repeat(room + 5);
    expect(excessBytes(params(fits))).toBe(0);
    expect(excessBytes(params(`${fits}x`))).toBe(1);
    expect(excessBytes(params(`${fits.slice(2)}é`))).toBe(0);
    expect(excessBytes(params(`${fits.slice(1)}é`))).toBe(1);
    expect(excessBytes(params(`${fits}\ud800`))).toBe(6); // JSON escapes a lone surrogate as \ud800
  });
});

describe('a style chosen on the services page', () => {
  it('is named in the message while that is still blank', () => {
    const it = start();
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields.message).toBe('I would like to book Cornrows.\n');
  });

  it('never overwrites what was typed', () => {
    const it = start();
    it.fill({ message: 'Hello' });
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().fields.message).toBe('Hello');
  });

  it('takes the mark off a message that was found missing', () => {
    const it = start();
    it.submit();
    it.form.send({ type: 'hairstyle.choose', title: 'Cornrows' });
    expect(it.context().missing).toEqual(['name', 'phone']);
  });
});
