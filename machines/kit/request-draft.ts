/** What is in the request form after what a visitor does, for the form's kit: the texts and dates that its paths use. */
import type { ContextFrom } from 'xstate';
import { broken, type KitArgs, type Outcome, type Transitions } from 'xstate-paths';
import { type Draft, emptyDraft } from '../contact-form/contact-form.context';
import type { contactFormMachine } from '../contact-form/contact-form.machine';
import { asText, type FieldName, type Fields } from '../contact-form/message.schema';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
export const EDITS = (['write', 'choose', 'date', 'email', 'style', 'unstyle', 'restore'] as const).map(
  name => `draft.${name}` as const,
);
type EditName = (typeof EDITS)[number];
type Edit = KitArgs<Machine, EditName>;
/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;
export const TOO_LONG = 'x'.repeat(60_000);
export const labels: Fields = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
export const names = Object.keys(labels) as FieldName[];

export const isBlank = (text: string) => /^\s*$/.test(text);
export const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');
const isIncomplete = (fields: Fields) => Object.values(fields).some(isBlank);
const isTooLong = ({ message }: Fields) => kindOfText(message) === 'too long';

/** Today, a Monday on which the salon is open. */
export const TODAY = '2026-11-23';
/** The dates that the tests enter, and why the salon cannot take them. */
export const dates: Record<string, string> = {
  '2026-11-28': '',
  '2026-12-01': 'We’re closed that day. Please choose another date: our next open day is Wednesday, December 2.',
  '2026-11-21': 'That day is past. Please choose another date: our next open day is Monday, November 23.',
  '': '',
};
export const CLOSED_DATE = 'Date: Tuesday, December 1, 2026.\n';
const OPEN_DATE = 'Date: Saturday, November 28, 2026.';
const styleLine = (title: string) => `I would like to book ${title}.`;
/** The date in a message; '' if there is none. */
function dateIn(message: string): string {
  if (message.includes(OPEN_DATE)) return '2026-11-28';
  return message.includes(CLOSED_DATE) ? '2026-12-01' : '';
}
/** The date that its field shows: the message's, or else one that was refused. */
export const dateShown = ({ fields, unusableDate }: Omit<Draft, 'reference'>) => dateIn(fields.message) || unusableDate;

/** The lines of choices by kind, whatever is chosen in them. */
const chosenIn = (lines: readonly string[], { lineKinds }: Context): Partial<Record<string, string>> =>
  Object.fromEntries(
    lineKinds.flatMap(({ id, before, after }) => {
      const line = lines.find(one => one.startsWith(before) && one.endsWith(after));
      return line ? [[id, line]] : [];
    }),
  );
/** The message with other lines of choices, which follow the visitor's own words (without an empty last line) in the order of their kinds. These tests choose no length, so there is no price. */
function withChosen(context: Context, next: Partial<Record<string, string>>): string {
  const lines = context.fields.message.split('\n');
  const now = chosenIn(lines, context);
  if (Object.entries(next).every(([id, line = '']) => line === (now[id] ?? ''))) return context.fields.message;
  const own = lines.filter((line, index) => !Object.values(now).includes(line) && (line || index < lines.length - 1));
  return [...own, ...context.lineKinds.flatMap(({ id }) => ({ ...now, ...next })[id] || []), ''].join('\n');
}
/** The line of a kind of choice after one of the options that the tests press. */
function pressed(message: string, kind: string, option: string): string {
  const line = { size: `Size: ${option}.`, needs: `Please plan for: ${option}.` }[kind];
  if (line) return message.includes(line) ? '' : line;
  const [before = ''] = /^Days .*/m.exec(message) ?? [];
  const days = ['Monday', 'Friday'].filter(day => before.includes(day) !== (day === option)).join(', ');
  return days && `Days that work for me: ${days}.`;
}
/** The lines of choices whose kind is missing from the message. */
const lostIn = (before: Context, { message }: Fields, lines: readonly string[]) =>
  lines.filter(line =>
    Object.keys(chosenIn([line], before)).some(kind => !chosenIn(message.split('\n'), before)[kind]),
  );

const draftOf = ({ fields, unusableDate, reference }: Context): Draft => ({ fields, unusableDate, reference });
/** What is in the form after an event. */
function draftAfter(before: Context, event: Edit['event']): Draft {
  const { fields } = before;
  const draft = draftOf(before);
  const write = (message: string, refused = before.unusableDate): Draft => ({
    ...draft,
    fields: { ...fields, message },
    unusableDate: dateIn(message) ? '' : refused,
  });
  switch (event.type) {
    case 'draft.write':
      if (event.field === 'message') return write(event.value);
      return { ...draft, fields: { ...fields, [event.field]: event.value } };
    case 'draft.choose':
      return write(withChosen(before, { [event.kind]: pressed(fields.message, event.kind, event.option) }));
    case 'draft.date': {
      const date = dates[event.value] || !event.value ? '' : OPEN_DATE;
      return write(withChosen(before, { date }), dates[event.value] && event.value);
    }
    case 'draft.email':
      return write(withChosen(before, { email: event.value && `My email: ${event.value}` }));
    case 'draft.style':
      return write(withChosen(before, { style: styleLine(event.title) }));
    case 'draft.unstyle':
      return write(withChosen(before, { style: '' }));
    case 'draft.restore':
      return write(withChosen(before, chosenIn(before.lost, before)));
  }
}
/** The fields with the style that was chosen while the request was being sent. */
const withNext = (before: Context, fields: Fields) =>
  before.nextHairstyle
    ? { ...fields, message: withChosen({ ...before, fields }, { style: styleLine(before.nextHairstyle) }) }
    : fields;

const submitted = { type: 'form.submitted' };
const changed = (draft: Draft) => ({ type: 'draft.changed', draft });

/** What an edit leads to: what was wrong may now be right, and a receipt ends. Choices that are typed over are kept to be put back. */
const edit =
  (...focuses: { does: string }[]) =>
  ({ state, context: before, event }: Edit): Outcome<Machine> => {
    const draft = draftAfter(before, event);
    const isWrong =
      state === 'editing.incomplete'
        ? isIncomplete(draft.fields)
        : state === 'editing.tooLong' && isTooLong(draft.fields);
    const stays = isWrong || state.startsWith('editing.failed');
    // A state in which the form was edited.
    const to = (stays ? state : 'editing.draft') as Outcome<Machine>['to'];
    const typedOver = event.type === 'draft.write' ? before.fields.message.split('\n') : [];
    const lost = lostIn(before, draft.fields, [...before.lost, ...typedOver]);
    return { to, context: { ...draft, lost }, effects: [...focuses, changed(draft)] };
  };
export const edits = Object.fromEntries(EDITS.map(name => [name, edit()])) as Pick<Transitions<Machine>, EditName>;
/** What the form does in an editing state. */
export const editing: Transitions<Machine> = {
  ...edits,
  'draft.unstyle': edit({ does: 'focusHairstyles' }),
  'draft.restore': edit({ does: 'focusMessage' }),
  'form.submit': ({ context: before, event }) => {
    const { fields, reference } = before;
    const invalid = { does: 'focusInvalid' };
    if (isIncomplete(fields)) return { to: 'editing.incomplete', effects: [invalid, { type: 'message.incomplete' }] };
    if (isTooLong(fields)) return { to: 'editing.tooLong', effects: [invalid, submitted] };
    const draft = { ...draftOf(before), reference: reference || event.reference };
    const context = { ...draft, mayBeSpam: event.honeypot !== '' };
    return { to: 'sending.waiting', context, effects: [submitted, changed(draft)] };
  },
};
const failed = (before: Context, reason: unknown): Outcome<Machine> => {
  const draft = { ...draftOf(before), fields: withNext(before, before.fields) };
  const lost = lostIn(before, draft.fields, before.lost);
  const text = asText({ ...draft.fields, reference: draft.reference });
  return {
    to: 'editing.failed.reading',
    context: { ...draft, lost, nextHairstyle: undefined },
    effects: [{ type: 'message.failed', reason, text }, changed(draft)],
  };
};
/** What happens while a request is being sent. A style that is chosen meanwhile waits. */
export const sending = {
  'draft.style': ({ state, event: { title: nextHairstyle } }) => ({
    to: state as Outcome<Machine>['to'],
    context: { nextHairstyle },
  }),
  'sendMessage.done': ({ context: before }) => {
    const draft = { ...emptyDraft, fields: withNext(before, emptyDraft.fields) };
    const receipt = { ...before.fields, reference: before.reference };
    const context = { ...draft, receipt, lost: [], nextHairstyle: undefined };
    return { to: 'sent', context, effects: [changed(draft), { type: 'message.sent' }] };
  },
  'sendMessage.error': ({ context: before }) => failed(before, broken),
  sendTimeout: 'sending.overdue',
  lastLook: ({ context: before }) => failed(before, 'no answer in time'),
} satisfies Transitions<Machine>;
