/**
 * A request for an appointment is edited, checked and sent. Then a receipt takes the form's place; if sending failed, the
 * request stays on the screen.
 */
import { type ActorRefFrom, assign, fromCallback, fromPromise, not, sendTo, setup } from 'xstate';
import { dateInWords } from '../date-words';
import { isBookable } from '../open-hours/opening';
import { unprovided } from '../unprovided';
import { type ContactFormContext, type ContactFormInput, emptyDraft } from './contact-form.context';
import { asText, excessOf, type FieldName, isBlank, type TemplateParams, templateParams } from './message.schema';
import {
  choicesIn,
  DATE,
  EMAIL,
  lostLines,
  STYLE,
  withAnswer,
  withChoice,
  withHairstyle,
  withLines,
} from './request-lines';

/** Something is written, chosen or dated in the form. */
type DraftEvent =
  | { type: 'draft.write'; field: FieldName; value: string }
  /** `kind`: id of a kind of choice, such as `size`. Pressing a chosen option again removes it. */
  | { type: 'draft.choose'; kind: string; option: string }
  /** A date, such as `2026-11-28`; empty if it is removed. `earliest`: the first day from now on when the salon is open. */
  | { type: 'draft.date'; value: string; earliest: string }
  | { type: 'draft.email'; value: string }
  /** `title`: the hairstyle's. */
  | { type: 'draft.style'; title: string }
  | { type: 'draft.unstyle' }
  /** Puts back the choices that an edit has taken out of the message. */
  | { type: 'draft.restore' };

export type ContactFormEvent =
  | DraftEvent
  | { type: 'message.copy' }
  /** The visitor wants to write another message, and so the form in place of the receipt. */
  | { type: 'message.write' }
  /** Sent by the parent: the page has changed, the booking sheet has closed, or the form is asked for again. */
  | { type: 'receipt.dismiss' }
  /**
   * `honeypot`: the value of the hidden field, which robots fill in, and some browser extensions. `reference`: new letters,
   * which name the request unless it has some from an earlier attempt.
   */
  | { type: 'form.submit'; honeypot: string; reference: string };

const parent = ({ context }: { context: ContactFormContext }) => context.parent;
const edits = [{ type: 'edit', params: ({ event }: { event: DraftEvent }) => event }, 'reportDraft'] as const;

export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves when the mail service accepts the message; rejects with the reason why not. */
    sendMessage: fromPromise<void, TemplateParams>(unprovided('sendMessage')),
    /** Copies the text; rejects if the browser does not allow it. */
    copyMessage: fromPromise<void, { text: string }>(unprovided('copyMessage')),
    /** Keeps the focus beside the Send button while it is disabled, and returns it. */
    focusKeeper: fromCallback(unprovided('focusKeeper')),
    /** Has the browser ask before the visitor leaves the page, because the result of sending would not be shown. */
    leaveQuestion: fromCallback(unprovided('leaveQuestion')),
    /** Focuses the receipt's heading when it is rendered. */
    receiptFocus: fromCallback(unprovided('receiptFocus')),
    /** Focuses the message about a failure, which names other ways to send the request. */
    otherWaysFocus: fromCallback(unprovided('otherWaysFocus')),
    /** Sends an event for each field that shows something else than the form knows, at once and before a press or an input is handled. */
    shownFields: fromCallback(unprovided('shownFields')),
    /** Brings the focused field into view when an on-screen keyboard opens, and keeps the Send button above it. */
    visibleArea: fromCallback(unprovided('visibleArea')),
  },
  guards: {
    isIncomplete: ({ context }) => Object.values(context.fields).some(isBlank),
    isTooLong: ({ context }) => excessOf(context) > 0,
  },
  actions: {
    edit: assign(({ context }, event: DraftEvent) => edited(context, event)),
    /** Names the hairstyle that was chosen while the request was being sent. */
    applyNextHairstyle: assign(({ context }) => {
      const { nextHairstyle: title } = context;
      return title === undefined
        ? {}
        : { ...edited(context, { type: 'draft.style', title }), nextHairstyle: undefined };
    }),
    /** Focuses the form's first field. */
    focusForm: unprovided('focusForm'),
    /** Focuses the message, because the pressed Undo button no longer exists. */
    focusMessage: unprovided('focusMessage'),
    /** Focuses the list of hairstyles, because the pressed Remove button no longer exists. */
    focusHairstyles: unprovided('focusHairstyles'),
    /** Focuses the first invalid field. */
    focusInvalid: unprovided('focusInvalid'),
    reportDraft: sendTo(parent, ({ context: { fields, unusableDate, reference } }) => ({
      type: 'draft.changed' as const,
      draft: { fields, unusableDate, reference },
    })),
    reportSubmitted: sendTo(parent, { type: 'form.submitted' }),
    reportIncomplete: sendTo(parent, { type: 'message.incomplete' }),
    reportSent: sendTo(parent, { type: 'message.sent' }),
    reportCopied: sendTo(parent, { type: 'message.copied' }),
    reportCopyFailed: sendTo(parent, { type: 'message.copyFailed' }),
    reportFailed: sendTo(parent, ({ context }, { error: reason }: { error: unknown }) => ({
      type: 'message.failed' as const,
      reason,
      text: asText(receiptOf(context)),
    })),
  },
  delays: {
    /** Twenty seconds in all. After the phone has slept, a limit and an answer are due together: the answer counts first. */
    sendTimeout: 19_000,
    lastLook: 1_000,
  },
}).createMachine({
  id: 'contactForm',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...emptyDraft,
    ...draft,
    receipt: undefined,
    nextHairstyle: undefined,
    lost: [],
    mayBeSpam: false,
  }),
  invoke: { id: 'visibleArea', src: 'visibleArea' },
  initial: 'editing',
  states: {
    editing: {
      invoke: { id: 'shownFields', src: 'shownFields' },
      initial: 'draft',
      on: {
        'draft.*': { actions: edits },
        'draft.unstyle': { actions: [...edits, 'focusHairstyles'] },
        'draft.restore': { actions: [...edits, 'focusMessage'] },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isTooLong', target: '.tooLong' },
          {
            target: 'sending',
            actions: assign(({ context, event: { honeypot, reference } }) => ({
              reference: context.reference || reference,
              mayBeSpam: honeypot !== '',
            })),
          },
        ],
      },
      states: {
        draft: {},
        incomplete: {
          entry: ['focusInvalid', 'reportIncomplete'],
          always: { guard: not('isIncomplete'), target: 'draft' },
        },
        tooLong: {
          entry: ['focusInvalid', 'reportSubmitted'],
          always: { guard: not('isTooLong'), target: 'draft' },
        },
        failed: {
          invoke: { id: 'otherWaysFocus', src: 'otherWaysFocus' },
          entry: 'reportDraft',
          initial: 'reading',
          on: { 'message.copy': '.copying' },
          states: {
            reading: {},
            copying: {
              invoke: {
                id: 'copyMessage',
                src: 'copyMessage',
                input: ({ context }) => ({ text: asText(receiptOf(context)) }),
                onDone: { target: 'reading', actions: 'reportCopied' },
                onError: { target: 'reading', actions: 'reportCopyFailed' },
              },
            },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: [
        { id: 'focusKeeper', src: 'focusKeeper' },
        { id: 'leaveQuestion', src: 'leaveQuestion' },
        {
          id: 'sendMessage',
          src: 'sendMessage',
          input: ({ context }) => templateParams(context),
          onDone: 'sent',
          onError: {
            target: 'editing.failed',
            actions: ['applyNextHairstyle', { type: 'reportFailed', params: ({ event }) => event }],
          },
        },
      ],
      entry: ['reportSubmitted', 'reportDraft'],
      on: { 'draft.style': { actions: assign({ nextHairstyle: ({ event }) => event.title }) } },
      initial: 'waiting',
      states: {
        waiting: { after: { sendTimeout: 'overdue' } },
        overdue: {
          after: {
            lastLook: {
              target: '#contactForm.editing.failed',
              actions: ['applyNextHairstyle', { type: 'reportFailed', params: { error: 'no answer in time' } }],
            },
          },
        },
      },
    },
    /** The request was accepted: a receipt takes the form's place. What other programs write into the hidden form does not end it. */
    sent: {
      invoke: { id: 'receiptFocus', src: 'receiptFocus' },
      entry: [
        assign(({ context }) => ({ ...emptyDraft, lost: [], receipt: receiptOf(context) })),
        'applyNextHairstyle',
        'reportDraft',
        'reportSent',
      ],
      on: {
        'draft.*': { target: 'editing', actions: edits },
        'message.write': { target: 'editing', actions: 'focusForm' },
        'receipt.dismiss': 'editing',
      },
    },
  },
});

export type ContactFormActor = ActorRefFrom<typeof contactFormMachine>;

/** The context after an edit. */
function edited(context: ContactFormContext, event: DraftEvent): Partial<ContactFormContext> {
  const { fields, lineKinds, lost } = context;
  const { message } = fields;
  const withMessage = (next: string, lines = lost) => ({
    fields: { ...fields, message: next },
    lost: lostLines(lines, next, lineKinds),
    // The date field shows the message's date, if it has one.
    unusableDate: choicesIn(next, lineKinds)[DATE] ? '' : context.unusableDate,
  });
  switch (event.type) {
    case 'draft.write':
      return event.field === 'message'
        ? withMessage(event.value, [...lost, ...message.split('\n')])
        : { fields: { ...fields, [event.field]: event.value } };
    case 'draft.choose':
      return withMessage(withChoice(message, lineKinds, event.kind, event.option));
    case 'draft.date': {
      // A date on which the salon is closed stays in its field, where a sentence explains it, but not in the message.
      const unusableDate = isBookable(context.schedule, event.value, event.earliest) ? '' : event.value;
      const words = unusableDate ? '' : dateInWords(event.value);
      return { ...withMessage(withAnswer(message, lineKinds, DATE, words)), unusableDate };
    }
    case 'draft.email':
      return withMessage(withAnswer(message, lineKinds, EMAIL, event.value));
    case 'draft.style':
      return withMessage(withHairstyle(message, lineKinds, event.title));
    case 'draft.unstyle':
      return withMessage(withAnswer(message, lineKinds, STYLE, ''));
    case 'draft.restore':
      return withMessage(withLines(message, lineKinds, lost));
  }
}

const receiptOf = ({ fields, reference }: ContactFormContext) => ({ ...fields, reference });
