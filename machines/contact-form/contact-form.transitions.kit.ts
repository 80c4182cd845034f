/** The expected transitions of the contact form, from the specification. */
import type { ContextFrom } from 'xstate';
import type { Kit, StateName } from '../../tests/models/kit';
import type { contactFormMachine } from './contact-form.machine';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
type Transitions<State extends StateName<Machine>> = Kit<Machine, unknown>['transitions'][State];

/** The mail service's limit in bytes. The texts of these tests are ASCII, so each character of their JSON is one byte. */
const LIMIT = 50_000;

const isBlank = (text: string) => /^\s*$/.test(text);
export const kindOfText = (text: string) => (isBlank(text) ? 'blank' : text.length > LIMIT ? 'too long' : 'filled');

function excessOf({ name, phone, message }: Fields, salonEmail: string): number {
  return Math.max(0, JSON.stringify({ name, phone, message, to_email: salonEmail }).length - LIMIT);
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

function lines(message: string, style: string | undefined, hasSmall: boolean, days: readonly string[]): string {
  const typed = message.replace(styleLine, '').replace(small, '').replace(daysLine, '');
  const line = days.length > 0 ? `Days that work for me: ${days.join(', ')}.\n` : '';
  const chosen = [style ?? '', hasSmall ? small : '', line].join('');
  return typed === '' || chosen === '' || typed.endsWith('\n') ? typed + chosen : `${typed}\n${chosen}`;
}

const pressed = (message: string, option: string) =>
  lines(
    message,
    styleLine.exec(message)?.[0],
    message.includes(small) !== (option === 'small'),
    DAYS.filter(day => daysIn(message).includes(day) !== (option === day)),
  );

const about = (message: string, title: string | undefined) =>
  lines(
    message,
    title === undefined ? undefined : `I would like to book ${title}.\n`,
    message.includes(small),
    daysIn(message),
  );

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
    'form.submit': ({ context: { fields }, event: { honeypot } }) => {
      const missing = blankFields(fields);
      const excess = excessOf(fields, salonEmail);
      if (missing.length > 0) {
        const effects = [{ does: 'focusInvalid' }, submitted, { type: 'message.incomplete', missing }];
        return { to: 'editing.incomplete', context: { ...fresh, missing }, effects };
      }
      if (excess > 0)
        return { to: 'editing.tooLong', context: { ...fresh, excess }, effects: [{ does: 'focusInvalid' }, submitted] };
      return { to: 'sending.delivering', context: { ...fresh, mayBeSpam: Boolean(honeypot) }, effects: [submitted] };
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

/** The request as one text: message, name and phone. */
export const textOf = ({ name, phone, message }: Fields) => `${message.trim()}\n\n${name.trim()}, ${phone.trim()}`;

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
    effects: [{ type: 'message.failed', failure, text: textOf(fields) }],
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
      receipt: context.fields,
    },
    effects: [{ type: 'message.sent' }],
  }),
  'sendMessage.error': ({ context, event: { error } }) =>
    fails(error instanceof Error ? { kind: 'unreachable', detail: String(error) } : error, context),
  sendTimeout: ({ context }) => fails({ kind: 'timeout', detail: 'no answer in time' }, context),
};
