/** An appointment request: written, checked, sent once, and either gone with thanks or still on the screen. */
import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { excessBytes, type FieldName, type Fields, missingFields, type TemplateParams } from './message.schema';

/** Why a message did not arrive. `status` is the provider's HTTP status where it answered at all. */
export interface SendFailure {
  kind: 'refused' | 'unreachable' | 'unconfigured' | 'timeout';
  status?: number;
  detail: string;
}

export interface ContactFormContext {
  /** The salon's own address, part of what the provider's template receives. */
  salonEmail: string;
  fields: Fields;
  /** Fields found empty at the last try, cleared one by one as they are filled. */
  missing: FieldName[];
  /** By how many bytes the request is over the provider's limit; 0 when it fits. */
  excess: number;
  failure: SendFailure | undefined;
}

export type ContactFormEvent =
  | { type: 'field.change'; field: FieldName; value: string }
  | { type: 'hairstyle.choose'; title: string }
  | { type: 'form.submit' };

export type ContactFormEmitted =
  | { type: 'message.submitted' }
  | { type: 'message.incomplete'; missing: FieldName[] }
  | { type: 'message.sent' }
  | { type: 'message.failed'; failure: SendFailure };

const emptyFields: Fields = { name: '', phone: '', message: '' };
const timeout: SendFailure = { kind: 'timeout', detail: 'no answer in time' };

export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    emitted: {} as ContactFormEmitted,
    input: {} as { salonEmail: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves when the provider has taken the message; rejects with a `SendFailure`. */
    sendMessage: fromPromise<void, TemplateParams>(() => {
      throw new Error('sendMessage is not provided');
    }),
  },
  guards: {
    isIncomplete: ({ context }) => missingFields(context.fields).length > 0,
    isTooLong: ({ context }) => excessBytes(templateParams(context)) > 0,
    isMessageBlank: ({ context }) => context.fields.message.trim() === '',
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: FieldName; value: string }) => {
      const fields = { ...context.fields, [field]: value };
      const missing = context.missing.filter(name => name !== field || value.trim() === '');
      const excess = context.excess && excessBytes({ ...fields, to_email: context.salonEmail });
      return { fields, missing, excess };
    }),
    mentionHairstyle: assign({
      fields: ({ context }, { title }: { title: string }) => ({
        ...context.fields,
        message: `I would like to book ${title}.\n`,
      }),
      missing: ({ context }) => context.missing.filter(name => name !== 'message'),
    }),
    markMissing: assign({ missing: ({ context }) => missingFields(context.fields) }),
    measureExcess: assign({ excess: ({ context }) => excessBytes(templateParams(context)) }),
    clearMarks: assign({ missing: [], excess: 0, failure: undefined }),
    clearFields: assign({ fields: emptyFields }),
    noteFailure: assign({ failure: (_, { failure }: { failure: SendFailure }) => failure }),
    tellSubmitted: emit({ type: 'message.submitted' }),
    tellIncomplete: emit(({ context }) => ({ type: 'message.incomplete', missing: context.missing })),
    tellSent: emit({ type: 'message.sent' }),
    tellFailed: emit(({ context }) => ({ type: 'message.failed', failure: context.failure ?? timeout })),
  },
  delays: { sendTimeout: 20_000 },
}).createMachine({
  id: 'contactForm',
  context: ({ input }) => ({
    salonEmail: input.salonEmail,
    fields: emptyFields,
    missing: [],
    excess: 0,
    failure: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'draft',
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'hairstyle.choose': {
          guard: 'isMessageBlank',
          actions: { type: 'mentionHairstyle', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isTooLong', target: '.tooLong' },
          { target: 'sending' },
        ],
      },
      states: {
        draft: {},
        incomplete: { entry: ['tellSubmitted', 'clearMarks', 'markMissing', 'tellIncomplete'] },
        tooLong: { entry: ['tellSubmitted', 'clearMarks', 'measureExcess'] },
        sent: { entry: ['clearFields', 'tellSent'] },
        failed: { entry: 'tellFailed' },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['tellSubmitted', 'clearMarks'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => templateParams(context),
        onDone: 'editing.sent',
        onError: {
          target: 'editing.failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
      after: {
        sendTimeout: {
          target: 'editing.failed',
          actions: { type: 'noteFailure', params: { failure: timeout } },
        },
      },
    },
  },
});

export type ContactFormActor = ActorRefFrom<typeof contactFormMachine>;

function templateParams({ fields, salonEmail }: ContactFormContext): TemplateParams {
  return { ...fields, to_email: salonEmail };
}

/** The service rejects with a `SendFailure`; anything else is a fault of ours and is told as what it says. */
function asFailure(error: unknown): SendFailure {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as SendFailure;
  return { kind: 'unreachable', detail: String(error) };
}
