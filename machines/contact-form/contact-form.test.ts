import { describe, expect, it } from 'vitest';
import { createEmptyActor, getInitialSnapshot, transition } from 'xstate';
import { type ContactFormInput, emptyDraft, isEmpty } from './contact-form.context';
import { contactFormMachine } from './contact-form.machine';
import {
  asText,
  emptyFields,
  excessBytes,
  missingFields,
  templateParams,
  VARIABLES_LIMIT_BYTES,
} from './message.schema';
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

const submit = (from: ReturnType<typeof opened>, more = {}) => happen(from, 'form.submit', more)[0];

it('a new form is empty, or restores a draft with its reference and date', () => {
  expect(opened().context.fields).toEqual({ name: '', phone: '', message: '' });
  const draft = { fields: filled, reference: 'KTRM', unusableDate: '2026-11-29' };
  expect(opened({ draft }).context).toMatchObject(draft);
  expect(submit(opened({ draft }), { reference: 'WXPB' }).context.reference).toBe('KTRM');
});

it.each(['name', 'phone', 'message'])('a draft with nothing but a %s is not empty', field => {
  expect(isEmpty({ ...emptyDraft, fields: { ...emptyFields, [field]: 'typed' } })).toBe(false);
});

it('an empty field is marked until it has text', () => {
  const submitted = submit(opened());
  const missingAfter = (value: string) =>
    happen(submitted, 'draft.write', { field: 'phone', value })[0].context.missing;
  expect(missingAfter(' ')).toEqual(['name', 'phone', 'message']);
  expect(missingAfter('1')).toEqual(['name', 'message']);
});

it('a request may be spam only if its hidden field was filled in, and may have no reference', () => {
  const [unread, empty, filledIn] = [{}, { honeypot: '' }, { honeypot: 'robot' }].map(
    more => submit(opened({ draft: draftOf('Please') }), more).context,
  );
  expect([unread, empty, filledIn].map(one => one?.mayBeSpam)).toEqual([false, false, true]);
  expect(unread?.reference).toBe('');
});

it('choices that the visitor types over are named until they are put back, chosen again or sent; nothing typed is touched', () => {
  const lines = 'I would like to book Cornrows.\nSize: small.\n';
  const write = (value: string, before = opened({ draft: draftOf(lines) })) =>
    happen(before, 'draft.write', { field: 'message', value })[0];
  const typed = write('Hello', write('H'));
  expect(typed.context.lost).toEqual(['I would like to book Cornrows.', 'Size: small.']);
  const [restored] = happen(typed, 'draft.restore');
  expect([restored.context.fields.message, restored.context.lost]).toEqual([`Hello\n${lines}`, []]);
  const [again] = happen(typed, 'draft.choose', { kind: 'size', option: 'small' });
  expect(again.context.lost).toEqual(['I would like to book Cornrows.']);
  const [sent] = happen(happen(typed, 'form.submit')[0], 'xstate.done.actor.sendMessage');
  expect(sent.context.lost).toEqual([]);
  // Who takes a choice back in the form knows it.
  const [taken] = happen(opened({ draft: draftOf(lines) }), 'draft.choose', { kind: 'size', option: 'small' });
  expect(taken.context.lost).toEqual([]);
});

it('a style that was chosen while the request was being sent is in the next message, and choosing another ends the receipt', () => {
  let [form] = happen(opened({ draft: draftOf('Please') }), 'form.submit');
  [form] = happen(form, 'draft.style', { title: 'Cornrows' });
  [form] = happen(form, 'xstate.done.actor.sendMessage');
  expect([form.value, form.context.fields.message]).toEqual(['sent', 'I would like to book Cornrows.\n']);
  expect(form.context.nextHairstyle).toBe(undefined);
  expect(form.context.receipt).toEqual({ ...filled, message: 'Please', reference: '' });
  [form] = happen(form, 'draft.style', { title: 'Box Braids' });
  expect([form.value, form.context.fields.message]).toEqual([
    { editing: 'draft' },
    'I would like to book Box Braids.\n',
  ]);
});

it('a written date counts as past only in the message, beside the first open day, and none can be used by a salon without hours', () => {
  const value = 'Date: Saturday, November 28, 2026.';
  const write = (begun: Partial<ContactFormInput> = {}, more = {}) =>
    happen(opened(begun), 'draft.write', { field: 'message', value, ...more })[0].context.unusableDate;
  expect(write()).toBe('');
  expect(write({}, { earliest: '2026-12-05' })).toBe('2026-11-28');
  expect(write({}, { earliest: '2026-12-05', field: 'name' })).toBe('');
  expect(write({ schedule: { hours: [], closures: [] } })).toBe('2026-11-28');
});

/** The longest message that fits with name, phone number, and the reference. */
const longest = () => {
  const { message, ...rest } = { ...filled, to_email: 'info@salon.example', reference: 'KTRM' };
  return 'x'.repeat(VARIABLES_LIMIT_BYTES - JSON.stringify({ ...rest, message: '' }).length);
};

it('the longest request that can be sent arrives with its reference', () => {
  const send = (message: string) => submit(opened({ draft: draftOf(message) }), { reference: 'KTRM' });
  const fits = send(longest());
  expect(fits.value).toEqual({ sending: 'waiting' });
  expect(templateParams(fits.context)).toMatchObject({ message: longest(), reference: 'KTRM' });
  const over = send(`${longest()}x`);
  expect([over.value, over.context.excess]).toEqual([{ editing: 'tooLong' }, 1]);
  const edit = { field: 'message', value: `${longest()}xx` };
  expect(happen(over, 'draft.write', edit)[0].context.excess).toBe(2);
  // Of two errors, the form shows the empty field first.
  const [unnamed] = happen(over, 'draft.write', { field: 'name', value: '' });
  expect(submit(unnamed).context).toMatchObject({ missing: ['name'], excess: 0 });
});

it('a request with a filled-in hidden field is sent with a mark, or without it if both do not fit', () => {
  const sentAs = (message: string) =>
    templateParams(submit(opened({ draft: draftOf(message) }), { honeypot: 'Ada', reference: 'KTRM' }).context);
  expect(sentAs('Hello').message).toBe('Hello\n\nPossible spam: a hidden field of the form was filled in.');
  expect(sentAs(longest())).toMatchObject({ message: longest(), reference: 'KTRM' });
});

describe('a date', () => {
  const closures = [{ from: '2026-12-24', to: '2026-12-26' }];
  const form = opened({ schedule: { ...schedule, closures } });
  const earliest = '2026-11-28';
  const enter = (value: string, before = form) => happen(before, 'draft.date', { value, earliest })[0];
  const write = (value: string, before = form) =>
    happen(before, 'draft.write', { field: 'message', value, earliest })[0];
  const about = (message: string, unusableDate: string) => ({ fields: { ...emptyFields, message }, unusableDate });
  const line = 'Date: Saturday, November 28, 2026.';

  it.each([
    ['is on a day of a closure', '2026-12-26', 'Saturday, December 26, 2026'],
    ['is on a closed weekday', '2026-11-29', 'Sunday, November 29, 2026'],
    ['is in a mistyped year', '2626-11-25', 'Saturday, November 25, 2626'],
    ['is today, after the salon has closed', '2026-11-21', 'Saturday, November 21, 2026'],
  ])('that %s is not written into the message, but stays in it if the visitor wrote it there', (_, value, words) => {
    const named = enter('2026-11-28');
    expect(named.context).toMatchObject(about(`${line}\n`, ''));
    expect(enter(value, named).context).toMatchObject(about('', value));
    const own = `Hi\nDate: ${words}.`;
    const written = write(own, named);
    expect(written.context).toMatchObject(about(own, value));
    expect(write(`${own}\nThanks!`, written).context).toMatchObject(about(`${own}\nThanks!`, value));
    expect(write(`Hi\n${line}`, written).context).toMatchObject(about(`Hi\n${line}`, ''));
    expect(write('Hi', written).context).toMatchObject(about('Hi', ''));
    expect(enter('', written).context).toMatchObject(about('Hi', ''));
  });

  it('that was refused stays refused while the visitor writes about something else', () => {
    expect(write('Hi', enter('2026-11-29')).context).toMatchObject(about('Hi', '2026-11-29'));
  });
});

it('the params of a request contain an email address and a reference only if there are any', () => {
  const params = (message: string, reference: string) =>
    templateParams({ ...opened().context, fields: { ...filled, message }, reference });
  const base = { name: 'Ada', phone: '781 555 0142', to_email: 'info@salon.example' };
  expect(params('Hi', '')).toEqual({ ...base, message: 'Hi' });
  const message = 'Hi\nMy email: ada@example.com\n';
  expect(params(message, 'KTRM')).toEqual({ ...base, message, email: 'ada@example.com', reference: 'KTRM' });
});

it.each([
  'ada@',
  '@example.com',
  'call me',
  'ada@example',
  'ada@example..com',
  'ada@a.example, ada@b.example',
  '<ada@a.example>',
])(
  'what is no email address stays a line of the message and is no param, for which a service may refuse the request: %s',
  text => {
    const message = `Hi\nMy email: ${text}\n`;
    const params = templateParams({ ...opened().context, fields: { ...filled, message } });
    expect(params).toEqual({ ...filled, message, to_email: 'info@salon.example' });
  },
);

it('a field in which nothing can be seen is empty', () => {
  const invisible = ['\u200b\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff\u202e', '\0\x07', '\u115f\uffa0 \n'];
  for (const phone of invisible) expect(missingFields({ ...filled, phone }), JSON.stringify(phone)).toEqual(['phone']);
  expect(missingFields({ name: '\u200b1', phone: '.', message: '\u{1F31E}\ufe0f' })).toEqual([]);
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
  expect(excessBytes(params(`${fits.slice(2)}é`))).toBe(0);
  expect(excessBytes(params(`${fits.slice(1)}é`))).toBe(1);
  expect(excessBytes(params(`${fits}\ud800`))).toBe(6); // JSON escapes a lone surrogate as \ud800
});
