import { expect, it } from 'vitest';
import { createEmptyActor, getInitialSnapshot, transition } from 'xstate';
import { type ContactFormInput, emptyDraft, isEmpty } from './contact-form.context';
import { contactFormMachine } from './contact-form.machine';
import { asText, emptyFields, excessOf, isBlank, templateParams, VARIABLES_LIMIT_BYTES } from './message.schema';
import type { LineKind } from './request-lines';

const filled = { name: 'Ada', phone: '781 555 0142', message: 'Box braids,\n“please” 🌞' };
const lineKinds: readonly LineKind[] = [
  { id: 'style', before: 'I would like to book ', after: '.', options: ['Cornrows'] },
  { id: 'size', before: 'Size: ', after: '.', options: ['small'] },
  { id: 'date', before: 'Date: ', after: '.', options: [], answer: 'date' },
  { id: 'email', before: 'My email: ', after: '', options: [], answer: 'text' },
];

const schedule = { hours: [{ day: 'Saturday', opens: '08:00', closes: '18:00' }], closures: [] };

const draftOf = (message: string) => ({ fields: { ...filled, message }, reference: '', unusableDate: '' });

const opened = (begun: Partial<ContactFormInput> = {}) =>
  getInitialSnapshot(contactFormMachine, {
    parent: createEmptyActor(),
    salonEmail: 'info@salon.example',
    lineKinds,
    schedule,
    ...begun,
  });

const happen = (from: ReturnType<typeof opened>, type: string, more = {}) =>
  transition(contactFormMachine, from, { type, ...more } as never);

const submit = (message: string, honeypot = '') =>
  happen(opened({ draft: draftOf(message) }), 'form.submit', { honeypot, reference: 'KTRM' })[0];

it.each(['name', 'phone', 'message'])('a draft with nothing but a %s is not empty', field => {
  expect(isEmpty({ ...emptyDraft, fields: { ...emptyFields, [field]: 'typed' } })).toBe(false);
});

/** The longest message that fits with name, phone number, and the reference. */
const longest = () => {
  const { message, ...rest } = { ...filled, to_email: 'info@salon.example', reference: 'KTRM' };
  return 'x'.repeat(VARIABLES_LIMIT_BYTES - JSON.stringify({ ...rest, message: '' }).length);
};

it('the longest request that can be sent, in UTF-8 bytes of its JSON, arrives with its reference', () => {
  const fits = submit(longest());
  expect(fits.value).toEqual({ sending: 'waiting' });
  expect(templateParams(fits.context)).toMatchObject({ message: longest(), reference: 'KTRM' });
  expect(submit(`${longest()}x`).value).toEqual({ editing: 'tooLong' });
  // JSON escapes a lone surrogate as \ud800.
  const others = [`${longest()}x`, `${longest().slice(2)}é`, `${longest().slice(1)}é`, `${longest()}\ud800`];
  expect(others.map(message => excessOf(submit(message).context))).toEqual([1, 0, 1, 6]);
});

it('a request with a filled-in hidden field is sent with a mark, or without it if both do not fit', () => {
  const sentAs = (message: string) => templateParams(submit(message, 'Ada').context).message;
  expect(sentAs('Hello')).toBe('Hello\n\nPossible spam: a hidden field of the form was filled in.');
  expect(sentAs(longest())).toBe(longest());
});

it.each([
  ['on a day of a closure', '2026-12-26'],
  ['on a closed weekday', '2026-11-29'],
  ['in a mistyped year', '2626-11-25'],
  ['today, after the salon has closed', '2026-11-21'],
])('a date %s stays in its field, without a line, and Undo puts back one that was deleted by hand', (_, day) => {
  const form = opened({ schedule: { ...schedule, closures: [{ from: '2026-12-24', to: '2026-12-26' }] } });
  const enter = (to: typeof form, value: string) => happen(to, 'draft.date', { value, earliest: '2026-11-28' })[0];
  const deleted = happen(enter(form, '2026-11-28'), 'draft.write', { field: 'message', value: 'Hi' })[0];
  const kept = enter(deleted, day);
  const about = (message: string, unusableDate: string) => ({ fields: { ...emptyFields, message }, unusableDate });
  expect(kept.context).toMatchObject(about('Hi', day));
  expect(happen(kept, 'draft.restore')[0].context).toMatchObject(about('Hi\nDate: Saturday, November 28, 2026.\n', ''));
});

it.each<[string, string?]>([
  ['ada@example.com', 'ada@example.com'],
  ['ada@'],
  ['@example.com'],
  ['call me'],
  ['ada@example'],
  ['ada@example..com'],
  ['ada@a.example, ada@b.example'],
  ['<ada@a.example>'],
])(
  'of what is a line of the message, only an email address is a param: a service may refuse others: %s',
  (text, email) => {
    const message = `Hi\nMy email: ${text}\n`;
    const params = templateParams({ ...opened().context, fields: { ...filled, message } });
    expect(params).toEqual({ ...filled, message, to_email: 'info@salon.example', ...(email && { email }) });
  },
);

it('a field in which nothing can be seen is empty', () => {
  const invisible = ['\u200b\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff\u202e', '\0\x07', '\u115f\uffa0 \n', ''];
  expect(invisible.filter(text => !isBlank(text))).toEqual([]);
  expect(['\u200b1', '.', '\u{1F31E}\ufe0f'].filter(isBlank)).toEqual([]);
});

it('the text of a request has no white space around the message, the name and the number', () => {
  const request = { name: ' Ada ', phone: '\t781 555 0142 ', message: '\nHi,\nthere\n' };
  expect(asText({ ...request, reference: '' })).toBe('Hi,\nthere\n\nAda, 781 555 0142');
  expect(asText({ ...request, reference: 'KTRM' })).toBe('Hi,\nthere\n\nAda, 781 555 0142\nReference: KTRM');
});
