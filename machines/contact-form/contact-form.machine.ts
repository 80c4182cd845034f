/** An appointment request: written, checked, sent once, and either gone with thanks or still on the screen. */
import { type ActorRefFrom, and, assign, fromCallback, fromPromise, not, sendTo, setup } from 'xstate';
import { type ContactFormContext, type ContactFormInput, noMarks } from './contact-form.context';
import {
  emptyFields,
  excessBytes,
  type FieldName,
  missingFields,
  type TemplateParams,
  templateParams,
} from './message.schema';
import { type Preference, withPreference } from './preferences';
import { asFailure, type SendFailure, timeout } from './send-failure';

export type ContactFormEvent =
  | { type: 'field.change'; field: FieldName; value: string }
  | { type: 'hairstyle.choose'; title: string }
  | { type: 'preference.press'; preference: Preference }
  /** `honeypot`: what stands in the field that nobody can see or reach. A robot fills it in, a person cannot. */
  | { type: 'form.submit'; honeypot?: string };

export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves when the provider has taken the message; rejects with a `SendFailure`. */
    sendMessage: fromPromise<void, TemplateParams>(() => {
      throw new Error('sendMessage is not provided');
    }),
    /** Gives the focus back when a send has ended, to the button that was disabled meanwhile. */
    focusKeeper: fromCallback(() => {
      throw new Error('focusKeeper is not provided');
    }),
  },
  guards: {
    isIncomplete: ({ context }) => missingFields(context.fields).length > 0,
    isTooLong: ({ context }) => excessBytes(templateParams(context)) > 0,
    isHoneypotFilled: ({ event }) => 'honeypot' in event && event.honeypot !== '',
    isReady: and([not('isHoneypotFilled'), not('isIncomplete'), not('isTooLong')]),
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
      fields: ({ context }, { title }: { title: string }) => ({ ...context.fields, message: mention(title) }),
      missing: ({ context }) => context.missing.filter(name => name !== 'message'),
    }),
    markMissing: assign({ missing: ({ context }) => missingFields(context.fields) }),
    measureExcess: assign({ excess: ({ context }) => excessBytes(templateParams(context)) }),
    clearMarks: assign(noMarks),
    clearFields: assign({ fields: emptyFields }),
    noteFailure: assign({ failure: (_, { failure }: { failure: SendFailure }) => failure }),
    tellSubmitted: sendTo(({ context }) => context.parent, { type: 'message.submitted' }),
    tellIncomplete: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'message.incomplete', missing: context.missing }),
    ),
    tellSent: sendTo(({ context }) => context.parent, { type: 'message.sent' }),
    tellFailed: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'message.failed', failure: context.failure ?? timeout }),
    ),
  },
  delays: {
    sendTimeout: 20_000,
    /** Nobody can have written a request sooner; what comes sooner is held for as long, and then sent. */
    pace: 3_000,
  },
}).createMachine({
  id: 'contactForm',
  context: ({ input: { parent, salonEmail, fields, hairstyle } }) => ({
    ...noMarks,
    parent,
    salonEmail,
    fields: fields ?? { ...emptyFields, message: hairstyle === undefined ? '' : mention(hairstyle) },
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'preference.press': {
          actions: {
            type: 'keepField',
            params: ({ context, event }) => ({
              field: 'message',
              value: withPreference(context.fields.message, event.preference),
            }),
          },
        },
        'hairstyle.choose': {
          guard: 'isMessageBlank',
          actions: { type: 'mentionHairstyle', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isHoneypotFilled', target: 'sending.fakeSuccess' },
          { target: 'sending' },
        ],
      },
      states: {
        fresh: {
          after: { pace: 'draft' },
          on: {
            'form.submit': {
              guard: 'isReady',
              target: '#contactForm.sending.throttled',
            },
          },
        },
        draft: {},
        incomplete: { entry: ['tellSubmitted', 'clearMarks', 'markMissing', 'tellIncomplete'] },
        tooLong: { entry: ['tellSubmitted', 'clearMarks', 'measureExcess'] },
        sent: { entry: ['clearFields', 'tellSent'] },
        failed: { entry: 'tellFailed' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: { id: 'focusKeeper', src: 'focusKeeper' },
      entry: ['tellSubmitted', 'clearMarks'],
      initial: 'delivering',
      states: {
        throttled: { after: { pace: 'delivering' } },
        /** For robots: nothing leaves, and all looks as if it had. */
        fakeSuccess: { after: { pace: '#contactForm.editing.sent' } },
        delivering: {
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => templateParams(context),
            onDone: '#contactForm.editing.sent',
            onError: {
              target: '#contactForm.editing.failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
            },
          },
          after: {
            sendTimeout: {
              target: '#contactForm.editing.failed',
              actions: { type: 'noteFailure', params: { failure: timeout } },
            },
          },
        },
      },
    },
  },
});

export type ContactFormActor = ActorRefFrom<typeof contactFormMachine>;

function mention(hairstyle: string): string {
  return `I would like to book ${hairstyle}.\n`;
}
