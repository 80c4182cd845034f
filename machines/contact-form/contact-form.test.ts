import { expect, it } from 'vitest';
import { createEmptyActor, getInitialSnapshot, transition } from 'xstate';
import type { ContactFormInput } from './contact-form.context';
import { contactFormMachine } from './contact-form.machine';
import { inCharacters } from './in-characters';
import {
  asText,
  emptyFields,
  excessBytes,
  missingFields,
  templateParams,
  VARIABLES_LIMIT_BYTES,
} from './message.schema';
import type { LineKind } from './request-lines';
import { asFailure } from './send-failure';

const filled = { name: 'Ada', phone: '781 555 0142', message: 'Box braids,\n“please” 🌞' };
const lineKinds: readonly LineKind[] = [
  { id: 'style', before: 'I would like to book ', after: '.', options: ['Cornrows'] },
  { id: 'date', before: 'Date: ', after: '.', options: [], answer: 'date' },
  { id: 'email', before: 'My email: ', after: '', options: [], answer: 'text' },
];

const schedule = { hours: [{ day: 'Saturday', opens: '08:00', closes: '18:00' }], closures: [] };

const opened = (begun: Partial<ContactFormInput> = {}) =>
  getInitialSnapshot(contactFormMachine, {
    parent: createEmptyActor(),
    salonEmail: 'info@salon.example',
    lineKinds,
    schedule,
    ...begun,
  });

it('a new form is empty, names the hairstyle that it was opened for, or restores a draft', () => {
  expect(opened().context.fields).toEqual({ name: '', phone: '', message: '' });
  expect(opened({ hairstyle: 'Cornrows' }).context.fields.message).toBe('I would like to book Cornrows.\n');
  expect(opened({ fields: filled, hairstyle: 'Cornrows' }).context.fields).toEqual(filled);
});

it('an empty field is marked until it has text', () => {
  const [submitted] = transition(contactFormMachine, opened(), { type: 'form.submit' });
  const missingAfter = (value: string) =>
    transition(contactFormMachine, submitted, { type: 'field.change', field: 'phone', value })[0].context.missing;
  expect(missingAfter(' ')).toEqual(['name', 'phone', 'message']);
  expect(missingAfter('1')).toEqual(['name', 'message']);
});

it.each(['name', 'phone', 'message'] as const)('the %s field counts as empty if it has only white space', field => {
  expect(missingFields({ ...filled, [field]: ' \t\n\u00a0' })).toEqual([field]);
});

it('a request that is submitted at once is not sent if it is too long', () => {
  const form = opened({ fields: { ...filled, message: 'x'.repeat(VARIABLES_LIMIT_BYTES) } });
  expect(transition(contactFormMachine, form, { type: 'form.submit' })[0].value).toEqual({ editing: 'tooLong' });
});

it('a request with a filled-in hidden field is sent with a mark, or without it if both do not fit', () => {
  const sentAs = (message: string) => {
    const [form] = transition(contactFormMachine, opened({ fields: { ...filled, message } }), {
      type: 'form.submit',
      honeypot: 'Ada',
    });
    return templateParams(form.context).message;
  };
  expect(sentAs('Hello')).toBe('Hello\n\nPossible spam: a hidden field of the form was filled in.');
  const rest = JSON.stringify({ ...filled, message: '', to_email: 'info@salon.example' }).length;
  const longest = 'x'.repeat(VARIABLES_LIMIT_BYTES - rest);
  expect(sentAs(longest).length).toBe(longest.length);
});

it.each([
  ['a day of a closure', '2026-12-26', 'Saturday, December 26, 2026'],
  ['a closed weekday', '2026-11-29', 'Sunday, November 29, 2026'],
  ['today, after the salon has closed', '2026-11-21', 'Saturday, November 21, 2026'],
])('a date is not written into the message if it is %s', (_, value, words) => {
  const closures = [{ from: '2026-12-24', to: '2026-12-26' }];
  const open = { value: '2026-11-28', words: 'Saturday, November 28, 2026' };
  const change = { type: 'date.change', earliest: '2026-11-28' } as const;
  const form = opened({ schedule: { ...schedule, closures } });
  const [named] = transition(contactFormMachine, form, { ...change, ...open });
  expect(named.context).toMatchObject({ fields: { message: `Date: ${open.words}.\n` }, unusableDate: '' });
  const [refused] = transition(contactFormMachine, named, { ...change, value, words });
  expect(refused.context).toMatchObject({ fields: { message: '' }, unusableDate: value });
});

it('the params of a request contain an email address and a reference only if there are any, and if the reference fits', () => {
  const params = (message: string, reference: string) =>
    templateParams({ ...opened().context, fields: { ...filled, message }, reference });
  const base = { name: 'Ada', phone: '781 555 0142', to_email: 'info@salon.example' };
  expect(params('Hi', '')).toEqual({ ...base, message: 'Hi' });
  const message = 'Hi\nMy email: ada@example.com\n';
  expect(params(message, 'KTRM')).toEqual({ ...base, message, email: 'ada@example.com', reference: 'KTRM' });
  const longest = 'x'.repeat(VARIABLES_LIMIT_BYTES - JSON.stringify(params('', '')).length);
  expect(params(longest, 'KTRM')).toEqual({ ...base, message: longest });
});

it('the text of a request has no white space around the message, the name and the number', () => {
  const request = { name: ' Ada ', phone: '\t781 555 0142 ', message: '\nHi,\nthere\n' };
  expect(asText({ ...request, reference: '' })).toBe('Hi,\nthere\n\nAda, 781 555 0142');
  expect(asText({ ...request, reference: 'KTRM' })).toBe('Hi,\nthere\n\nAda, 781 555 0142\nReference: KTRM');
});

it('the length of a message is measured in UTF-8 bytes of its JSON; exactly the limit is allowed', () => {
  const params = (message: string) => ({ ...filled, message, to_email: 'info@salon.example' });
  const fits = 'x'.repeat(VARIABLES_LIMIT_BYTES - JSON.stringify(params('')).length);
  expect(excessBytes(params(fits))).toBe(0);
  expect(excessBytes(params(`${fits}x`))).toBe(1);
  expect(excessBytes(params(`${fits.slice(2)}é`))).toBe(0);
  expect(excessBytes(params(`${fits.slice(1)}é`))).toBe(1);
  expect(excessBytes(params(`${fits}\ud800`))).toBe(6); // JSON escapes a lone surrogate as \ud800
});

it.each([
  ['x'.repeat(72_108), 22_108, { over: 22_200, limit: 50_000 }],
  ['é'.repeat(30_000), 10_100, { over: 5_050, limit: 25_000 }],
  ['x\u{1F31E}'.repeat(20_000), 50_007, { over: 20_100, limit: 20_000 }],
  ['x'.repeat(50_000), 1, { over: 1, limit: 50_000 }],
  ['', 7, { over: 4, limit: 25_000 }],
  ['Hi', 10_100, { over: 5_050, limit: 25_000 }, 'é'.repeat(30_000)],
])('the excess of a request is counted in characters of its own kind', (message, excess, characters, name = '') => {
  expect(inCharacters({ ...emptyFields, name, message }, excess)).toEqual(characters);
});

it.each([null, undefined, 'connection lost', 42, {}])('a rejection with %o becomes a failure with its text', reason => {
  expect(asFailure(reason)).toEqual({ kind: 'unreachable', detail: String(reason) });
});
