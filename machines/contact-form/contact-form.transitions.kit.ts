/** The expected transitions of the contact form, from the specification. */
import type { ContextFrom } from 'xstate';
import type { Kit, StateName } from 'xstate-paths';
import type { contactFormMachine } from './contact-form.machine';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
type Transitions<State extends StateName<Machine>> = Kit<Machine, unknown, never>['transitions'][State];

/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;

const isBlank = (text: string) => /^\s*$/.test(text);
export const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');

const emailLine = /^My email: (.*)\n/m;
export const emailIn = (message: string) => emailLine.exec(message)?.[1];

function excessOf({ name, phone, message }: Fields, salonEmail: string): number {
  const params = { name, phone, message, to_email: salonEmail, email: emailIn(message) };
  return Math.max(0, JSON.stringify(params).length - LIMIT);
}

const blankFields = (fields: Fields) =>
  (['name', 'phone', 'message'] as FieldName[]).filter(name => isBlank(fields[name]));
const fresh = { missing: [], excess: 0, failure: undefined } satisfies Partial<Context>;
const submitted = { type: 'message.submitted' };

/** A chosen size as a line of the message. Lines of choices follow what was typed, and each ends with a line break. */
const small = 'Size: small.\n';
/** The days that the tests press, in the order of the week. */
const DAYS = ['Monday', 'Friday'];
const daysLine = /^Days that work for me: (.*)\.\n/m;
const daysIn = (message: string) => daysLine.exec(message)?.[1]?.split(', ') ?? [];
const styleLine = /^I would like to book .*\.\n/m;
/** What the salon should know about the visitor's hair. */
const tender = 'Please plan for: tender scalp.\n';
const dateLine = /^Date: .*\.\n/m;
const lineOf = (message: string, pattern: RegExp) => pattern.exec(message)?.[0] ?? '';

interface Lines {
  style: string;
  isSmall: boolean;
  isTender: boolean;
  days: readonly string[];
  date: string;
  email: string;
}

const linesIn = (message: string): Lines => ({
  style: lineOf(message, styleLine),
  isSmall: message.includes(small),
  isTender: message.includes(tender),
  days: daysIn(message),
  date: lineOf(message, dateLine),
  email: lineOf(message, emailLine),
});

/** The message with some of its lines changed. */
function withLines(message: string, changed: Partial<Lines>): string {
  const { style, isSmall, isTender, days, date, email } = { ...linesIn(message), ...changed };
  const typed = [styleLine, small, tender, daysLine, dateLine, emailLine].reduce<string>(
    (rest, line) => rest.replace(line, ''),
    message,
  );
  const line = days.length > 0 ? `Days that work for me: ${days.join(', ')}.\n` : '';
  const chosen = [style, isSmall ? small : '', isTender ? tender : '', line, date, email].join('');
  return typed === '' || chosen === '' || typed.endsWith('\n') ? typed + chosen : `${typed}\n${chosen}`;
}

const pressed = (message: string, option: string) =>
  withLines(message, {
    isSmall: message.includes(small) !== (option === 'small'),
    isTender: message.includes(tender) !== (option === 'tender scalp'),
    days: DAYS.filter(day => daysIn(message).includes(day) !== (option === day)),
  });

const about = (message: string, title: string | undefined) =>
  withLines(message, { style: title === undefined ? '' : `I would like to book ${title}.\n` });

/** The dates that the tests enter on Monday, November 23, 2026, and why the salon cannot take them. */
export const dates = [
  { value: '2026-11-28', words: 'Saturday, November 28, 2026', explained: '' },
  {
    value: '2026-12-01',
    words: 'Tuesday, December 1, 2026',
    explained: 'We’re closed that day. Our next open day is Wednesday, December 2.',
  },
  {
    value: '2026-11-21',
    words: 'Saturday, November 21, 2026',
    explained: 'That day is past. Our next open day is Monday, November 23.',
  },
  { value: '', words: '', explained: '' },
];
/** The date in the message; empty if there is none. */
export const dateIn = (message: string) =>
  dates.find(({ words }) => words && lineOf(message, dateLine).includes(words))?.value ?? '';

function edited({ fields: before, missing, excess }: Context, salonEmail: string, field: FieldName, value: string) {
  const fields = { ...before, [field]: value };
  return {
    fields,
    missing: missing.filter(name => name !== field || isBlank(value)),
    excess: excess > 0 ? excessOf(fields, salonEmail) : 0,
  };
}

/** The transitions that all states of `editing` share. */
export function editingTransitions(to: Extract<StateName<Machine>, `editing.${string}`>, salonEmail: string) {
  return {
    'field.change': ({ context, event: { field, value } }) => ({
      to,
      context: edited(context, salonEmail, field, value),
    }),
    'choice.press': ({ context, event: { option } }) => ({
      to,
      context: edited(context, salonEmail, 'message', pressed(context.fields.message, option)),
    }),
    'date.change': ({ context, event: { value, words } }) => {
      const isUsable = !dates.find(date => date.value === value)?.explained;
      const date = isUsable && words ? `Date: ${words}.\n` : '';
      return {
        to,
        context: {
          ...edited(context, salonEmail, 'message', withLines(context.fields.message, { date })),
          unusableDate: isUsable ? '' : value,
        },
      };
    },
    'email.change': ({ context, event: { value } }) => ({
      to,
      context: edited(
        context,
        salonEmail,
        'message',
        withLines(context.fields.message, { email: value && `My email: ${value}\n` }),
      ),
    }),
    'hairstyle.choose': ({ context, event: { title } }) =>
      context.fields.message.includes(`I would like to book ${title}.\n`)
        ? null
        : { to, context: edited(context, salonEmail, 'message', about(context.fields.message, title)) },
    'hairstyle.remove': ({ context }) =>
      styleLine.test(context.fields.message)
        ? {
            to,
            context: edited(context, salonEmail, 'message', about(context.fields.message, undefined)),
            effects: [{ does: 'focusHairstyles' }],
          }
        : null,
    'form.submit': ({ context: { fields, reference }, event: { honeypot, reference: letters } }) => {
      const missing = blankFields(fields);
      const excess = excessOf(fields, salonEmail);
      if (missing.length > 0) {
        const effects = [{ does: 'focusInvalid' }, submitted, { type: 'message.incomplete', missing }];
        return { to: 'editing.incomplete', context: { ...fresh, missing }, effects };
      }
      if (excess > 0)
        return { to: 'editing.tooLong', context: { ...fresh, excess }, effects: [{ does: 'focusInvalid' }, submitted] };
      const next = { ...fresh, mayBeSpam: Boolean(honeypot), reference: reference || (letters ?? '') };
      return { to: 'sending.delivering', context: next, effects: [submitted] };
    },
  } satisfies Transitions<'editing.draft'>;
}

/** The transitions of the first three seconds, in which a request is delayed. */
export function freshTransitions(salonEmail: string) {
  const transitions = editingTransitions('editing.fresh', salonEmail);
  return {
    ...transitions,
    'form.submit': moment => {
      const outcome = transitions['form.submit'](moment);
      return outcome.to === 'sending.delivering' ? { ...outcome, to: 'sending.throttled' as const } : outcome;
    },
    freshness: () => ({ to: 'editing.draft' }),
  } satisfies Transitions<'editing.fresh'>;
}

/** The request as one text: message, name, phone and reference. */
export const textOf = ({ name, phone, message }: Fields, reference: string) =>
  `${message.trim()}\n\n${name.trim()}, ${phone.trim()}${reference && `\nReference: ${reference}`}`;

/** The fields after sending: a hairstyle that was chosen meanwhile is in the message. */
const withNext = (fields: Fields, { nextHairstyle: title }: Context) => {
  const named = title === undefined || fields.message.includes(`I would like to book ${title}.\n`);
  return named ? fields : { ...fields, message: about(fields.message, title) };
};

const fails = (failure: SendFailure, context: Context) => {
  const fields = withNext(context.fields, context);
  return {
    to: 'editing.failed.reading' as const,
    context: { failure, fields, nextHairstyle: undefined },
    effects: [{ type: 'message.failed', failure, text: textOf(fields, context.reference) }],
  };
};

/** The transitions after a failure, when the request can be copied. */
export function readingTransitions(salonEmail: string) {
  return {
    ...editingTransitions('editing.failed.reading', salonEmail),
    'message.copy': () => ({ to: 'editing.failed.copying' }),
  } satisfies Transitions<'editing.failed.reading'>;
}

/** The visitor can edit and send while the text is being copied. */
export function copyingTransitions(salonEmail: string) {
  return {
    ...editingTransitions('editing.failed.copying', salonEmail),
    'copyMessage.done': () => ({ to: 'editing.failed.reading', effects: [{ type: 'message.copied' }] }),
    'copyMessage.error': () => ({ to: 'editing.failed.reading', effects: [{ type: 'message.uncopied' }] }),
  } satisfies Transitions<'editing.failed.copying'>;
}

/** The transitions while a receipt is shown; the first edit dismisses it. */
export function sentTransitions(salonEmail: string) {
  const expected = editingTransitions('editing.draft', salonEmail);
  const ends =
    <Event>(law: (moment: Event) => { to: string; context: object } | null) =>
    (moment: Event) => {
      const outcome = law(moment);
      return outcome && { ...outcome, context: { ...outcome.context, receipt: undefined } };
    };
  return {
    'field.change': ends(expected['field.change']),
    'choice.press': ends(expected['choice.press']),
    'hairstyle.choose': ends(expected['hairstyle.choose']),
    'hairstyle.remove': ends(expected['hairstyle.remove']),
    'date.change': ends(expected['date.change']),
    'email.change': ends(expected['email.change']),
    'form.submit': ends(expected['form.submit']),
    'receipt.dismiss': () => ({ to: 'editing.draft', context: { receipt: undefined } }),
  } as Transitions<'editing.sent'>;
}

/** While a request is being sent, a chosen hairstyle waits for the next one. */
export function sendingTransitions<To extends StateName<Machine>>(to: To) {
  return {
    'hairstyle.choose': ({ event: { title } }: { event: { title: string } }) => ({
      to,
      context: { nextHairstyle: title },
    }),
  };
}

export const deliveringTransitions: Transitions<'sending.delivering'> = {
  ...sendingTransitions('sending.delivering'),
  'sendMessage.done': ({ context }) => ({
    to: 'editing.sent',
    context: {
      fields: withNext({ name: '', phone: '', message: '' }, context),
      nextHairstyle: undefined,
      receipt: { ...context.fields, reference: context.reference },
      unusableDate: '',
      reference: '',
    },
    effects: [{ type: 'message.sent' }],
  }),
  'sendMessage.error': ({ context, event: { error } }) =>
    fails(error instanceof Error ? { kind: 'unreachable', detail: String(error) } : error, context),
  sendTimeout: ({ context }) => fails({ kind: 'timeout', detail: 'no answer in time' }, context),
};
