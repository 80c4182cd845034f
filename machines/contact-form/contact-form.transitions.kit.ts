/** What an appointment request must do at each event, written from the specification. */
import type { ContextFrom } from 'xstate';
import type { Kit, StateName } from '../../tests/models/kit';
import type { contactFormMachine } from './contact-form.machine';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

type Machine = typeof contactFormMachine;
type Context = ContextFrom<Machine>;
type Transitions<State extends StateName<Machine>> = Kit<Machine, unknown>['transitions'][State];

/** The provider's limit in bytes. The kit's texts are plain ASCII, so a byte is a character of their JSON. */
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

/** The kit presses 'Monday' and 'Text me' alone, and their line is always the last. */
function pressed(message: string, preference: object): string {
  const typed = message.replace(/\n?(?=Days|Please)(Days that suit me: Monday\.)?( ?Please text me\.)?$/, '');
  const days = message.includes('Monday') !== 'day' in preference ? ['Days that suit me: Monday.'] : [];
  const reach = message.includes('text me') !== 'reach' in preference ? ['Please text me.'] : [];
  const line = [...days, ...reach].join(' ');
  return typed === '' || line === '' ? typed + line : `${typed}\n${line}`;
}

/** While it is being written, whatever has been said about it before. */
export function editingTransitions(to: Extract<StateName<Machine>, `editing.${string}`>, salonEmail: string) {
  return {
    'field.change': ({ context, event: { field, value } }) => {
      const fields = { ...context.fields, [field]: value };
      const missing = context.missing.filter(name => name !== field || isBlank(value));
      return { to, context: { fields, missing, excess: context.excess > 0 ? excessOf(fields, salonEmail) : 0 } };
    },
    'preference.press': ({ context, event: { preference } }) => {
      const fields = { ...context.fields, message: pressed(context.fields.message, preference) };
      const missing = context.missing.filter(name => name !== 'message' || isBlank(fields.message));
      return { to, context: { fields, missing, excess: context.excess > 0 ? excessOf(fields, salonEmail) : 0 } };
    },
    'hairstyle.choose': ({ context, event: { title } }) =>
      isBlank(context.fields.message)
        ? {
            to,
            context: {
              fields: { ...context.fields, message: `I would like to book ${title}.\n` },
              missing: context.missing.filter(name => name !== 'message'),
            },
          }
        : null,
    'form.submit': ({ context: { fields }, event: { honeypot } }) => {
      const missing = blankFields(fields);
      const excess = excessOf(fields, salonEmail);
      if (missing.length > 0) {
        const effects = [submitted, { type: 'message.incomplete', missing }];
        return { to: 'editing.incomplete', context: { ...fresh, missing }, effects };
      }
      if (excess > 0) return { to: 'editing.tooLong', context: { ...fresh, excess }, effects: [submitted] };
      return { to: honeypot ? 'sending.fakeSuccess' : 'sending.delivering', context: fresh, effects: [submitted] };
    },
  } satisfies Transitions<'editing.draft'>;
}

/** In its first seconds: what is sent so soon is held for a while. */
export function freshTransitions(salonEmail: string) {
  const transitions = editingTransitions('editing.fresh', salonEmail);
  return {
    ...transitions,
    'form.submit': moment => {
      const outcome = transitions['form.submit'](moment);
      return outcome.to === 'sending.delivering' ? { ...outcome, to: 'sending.throttled' as const } : outcome;
    },
    pace: () => ({ to: 'editing.draft' }),
  } satisfies Transitions<'editing.fresh'>;
}

const fails = (failure: SendFailure) => ({
  to: 'editing.failed' as const,
  context: { failure },
  effects: [{ type: 'message.failed', failure }],
});

export const thanks = {
  to: 'editing.sent' as const,
  context: { fields: { name: '', phone: '', message: '' } },
  effects: [{ type: 'message.sent' }],
};

export const deliveringTransitions: Transitions<'sending.delivering'> = {
  'sendMessage.done': () => thanks,
  'sendMessage.error': ({ event: { error } }) =>
    fails(error instanceof Error ? { kind: 'unreachable', detail: String(error) } : error),
  sendTimeout: () => fails({ kind: 'timeout', detail: 'no answer in time' }),
};
