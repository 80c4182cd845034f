/** What is in the request form after what a visitor does, for the form's kit: the texts and dates that its paths use. */
import type { ContextFrom } from 'xstate';
import type { Moment, Outcome, Transitions } from 'xstate-paths';
import type { Draft } from '../contact-form/contact-form.context';
import type { contactFormMachine } from '../contact-form/contact-form.machine';
import { asText, type FieldName } from '../contact-form/message.schema';
import { DATE, EMAIL, STYLE, withAnswer, withChoice, withHairstyle, withLines } from '../contact-form/request-lines';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
type EditName = `draft.${'write' | 'choose' | 'date' | 'email' | 'style' | 'unstyle' | 'restore'}`;
/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;
export const TOO_LONG = 'x'.repeat(60_000);
export const labels: Record<FieldName, string> = { name: 'Full Name *', phone: 'Phone Number *', message: 'Message *' };
export const names = Object.keys(labels) as FieldName[];

export const isBlank = (text: string) => /^\s*$/.test(text);
export const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');

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
/** The date in a message; '' if there is none. */
export function dateIn(message: string): string {
  if (message.includes('Date: Saturday, November 28, 2026.')) return '2026-11-28';
  return message.includes(CLOSED_DATE) ? '2026-12-01' : '';
}

const draftOf = ({ fields, unusableDate, reference }: Context): Draft => ({ fields, unusableDate, reference });
/** What is in the form after an event. */
function draftAfter(before: Context, event: Moment<Machine, EditName>['event']): Draft {
  const { fields, lineKinds } = before;
  const draft = draftOf(before);
  const write = (message: string): Draft => ({ ...draft, fields: { ...fields, message } });
  switch (event.type) {
    case 'draft.write': {
      const written = { ...draft, fields: { ...fields, [event.field]: event.value } };
      const date = dateIn(written.fields.message);
      return date === dateIn(fields.message) ? written : { ...written, unusableDate: dates[date] ? date : '' };
    }
    case 'draft.choose':
      return write(withChoice(fields.message, lineKinds, event.kind, event.option));
    case 'draft.date': {
      const words = dates[event.value] || !event.value ? '' : 'Saturday, November 28, 2026';
      const unusableDate = dates[event.value] ? event.value : '';
      return { ...write(withAnswer(fields.message, lineKinds, DATE, words)), unusableDate };
    }
    case 'draft.email':
      return write(withAnswer(fields.message, lineKinds, EMAIL, event.value));
    case 'draft.style':
      return write(withHairstyle(fields.message, lineKinds, event.title));
    case 'draft.unstyle':
      return write(withAnswer(fields.message, lineKinds, STYLE, ''));
    case 'draft.restore':
      return write(withLines(fields.message, lineKinds, before.lost));
  }
}
/** The fields with the style that was chosen while the request was being sent. */
export const withNext = ({ lineKinds, nextHairstyle }: Context, fields: Draft['fields']) =>
  nextHairstyle ? { ...fields, message: withHairstyle(fields.message, lineKinds, nextHairstyle) } : fields;
type Target =
  | 'editing.draft'
  | 'editing.incomplete'
  | 'editing.tooLong'
  | 'editing.failed.reading'
  | 'editing.failed.copying';
const submitted = { type: 'form.submitted' };
/** What an event writes, the unit tests say. */
export const context = 'any';
export const changed = (draft: Draft) => ({ type: 'draft.changed', draft });
/** The state that follows an edit, by what is then in the form. */
type Next = Target | ((before: Context, after: Draft) => Target);
/** What an edit leads to. */
const editTo =
  (next: Next, ...focuses: { does: string }[]) =>
  ({ context: before, event }: Moment<Machine, EditName>) => {
    const draft = draftAfter(before, event);
    const to = typeof next === 'function' ? next(before, draft) : next;
    return { to, context, effects: [...focuses, changed(draft)] } as const;
  };
export const edits = (next: Next) => {
  const edit = editTo(next);
  return {
    'draft.write': edit,
    'draft.choose': edit,
    'draft.date': edit,
    'draft.email': edit,
    'draft.style': edit,
    'draft.unstyle': edit,
    'draft.restore': edit,
  } satisfies Transitions<Machine>;
};
/** What the form does in an editing state. */
export const editing = (next: Next) =>
  ({
    ...edits(next),
    'draft.unstyle': editTo(next, { does: 'focusHairstyles' }),
    'draft.restore': editTo(next, { does: 'focusMessage' }),
    'form.submit': ({ context: before, event }) => {
      const { fields, reference } = before;
      if (names.some(name => isBlank(fields[name])))
        return {
          to: 'editing.incomplete',
          context,
          effects: [{ does: 'focusInvalid' }, { type: 'message.incomplete' }],
        };
      if (kindOfText(fields.message) === 'too long')
        return { to: 'editing.tooLong', context, effects: [{ does: 'focusInvalid' }, submitted] };
      const draft = { ...draftOf(before), reference: reference || event.reference || '' };
      return { to: 'sending.waiting', context, effects: [submitted, changed(draft)] };
    },
  }) satisfies Transitions<Machine>;
export const fails = (reason: unknown, before: Context): Outcome<Machine> => {
  const draft = { ...draftOf(before), fields: withNext(before, before.fields) };
  const text = asText({ ...draft.fields, reference: draft.reference });
  return {
    to: 'editing.failed.reading',
    context,
    effects: [{ does: 'readFields' }, { type: 'message.failed', reason, text }, changed(draft)],
  };
};
