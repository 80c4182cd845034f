/**
 * A request for an appointment is edited, checked and sent. Then a receipt takes the form's place; if sending failed, the
 * request stays on the screen.
 */
import { type ActorRefFrom, assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import { missing } from '../missing';
import { isOpenOn } from '../open-hours/opening';
import { type ContactFormContext, type ContactFormInput, type Draft, emptyDraft } from './contact-form.context';
import { dateFromWords, dateInWords, isTooFar, weekdayOf } from './date-words';
import {
  asText,
  excessOf,
  type FieldName,
  missingFields,
  type Receipt,
  type TemplateParams,
  templateParams,
} from './message.schema';
import { choicesIn, DATE, EMAIL, type LineKind, STYLE, withAnswer, withChoice, withHairstyle } from './request-lines';

export type ContactFormEvent =
  /** `earliest`: as of `date.change`, because the message may contain a date. Without it, no date counts as past. */
  | { type: 'field.change'; field: FieldName; value: string; earliest?: string }
  | { type: 'hairstyle.choose'; title: string }
  | { type: 'hairstyle.remove' }
  /** `kind`: id of a kind of choice, such as `size`. Pressing a chosen option again removes it. */
  | { type: 'choice.press'; kind: string; option: string }
  /** A date, such as `2026-11-28`; empty if it is removed. `earliest`: the first day from now on when the salon is open. */
  | { type: 'date.change'; value: string; earliest: string }
  | { type: 'email.change'; value: string }
  | { type: 'message.copy' }
  /** The visitor wants to write another message, and so the form in place of the receipt. */
  | { type: 'message.write' }
  /** The page has changed, the booking sheet has closed or the receipt cannot be shown, so it is no longer visible. */
  | { type: 'receipt.dismiss' }
  /**
   * `honeypot`: the value of the hidden field, which robots fill in, and some browser extensions. `reference`: new letters,
   * which name the request unless it has some from an earlier attempt.
   */
  | { type: 'form.submit'; honeypot?: string; reference?: string };

export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    input: {} as ContactFormInput,
    tags: {} as 'busy' | 'receipt' | 'failed',
  },
  actors: {
    /** Resolves when the mail service accepts the message; rejects with the reason why not. */
    sendMessage: fromPromise<void, TemplateParams>(missing('sendMessage')),
    /** Copies the text; rejects if the browser does not allow it. */
    copyMessage: fromPromise<void, { text: string }>(missing('copyMessage')),
    /** Keeps the focus beside the Send button while it is disabled, and returns it. */
    focusKeeper: fromCallback(missing('focusKeeper')),
    /** Has the browser ask before the visitor leaves the page, because the result of sending would not be shown. */
    leaveQuestion: fromCallback(missing('leaveQuestion')),
    /** Focuses the receipt's heading when it is rendered. */
    receiptFocus: fromCallback(missing('receiptFocus')),
    /** Focuses the message about a failure, which names other ways to send the request. */
    otherWaysFocus: fromCallback(missing('otherWaysFocus')),
    /** Sends an event for each field that shows something else than the form knows. */
    shownFields: fromCallback(missing('shownFields')),
    /** Keeps the focused field and the Send button in view while an on-screen keyboard covers part of the window. */
    visibleArea: fromCallback(missing('visibleArea')),
  },
  guards: {
    isIncomplete: ({ context }) => missingFields(context.fields).length > 0,
    isReceiptOver: ({ context }) => context.receipt === undefined,
    isTooLong: ({ context }) => excessOf(context) > 0,
    hasHairstyle: ({ context }) => choicesIn(context.fields.message, context.lineKinds)[STYLE] !== undefined,
    isFresh: stateIn({ editing: 'fresh' }),
  },
  actions: {
    /** Names the hairstyle that was chosen while the request was being sent. */
    applyNextHairstyle: assign(({ context }) => {
      const { nextHairstyle: title, receipt } = context;
      return title === undefined
        ? {}
        : { ...rewritten(context, withHairstyle, title), receipt, nextHairstyle: undefined };
    }),
    /** Focuses the form's first field. */
    focusForm: missing('focusForm'),
    /** Focuses the list of hairstyles, because the pressed Remove button no longer exists. */
    focusHairstyles: missing('focusHairstyles'),
    /** Reports what has been written into the read-only fields while the request was being sent. */
    readFields: missing('readFields'),
    /** Focuses the first invalid field. */
    focusInvalid: missing('focusInvalid'),
    reportSubmitted: sendTo(({ context }) => context.parent, { type: 'message.submitted' }),
    reportIncomplete: sendTo(({ context }) => context.parent, { type: 'message.incomplete' }),
    reportSent: sendTo(({ context }) => context.parent, { type: 'message.sent' }),
    reportCopied: sendTo(({ context }) => context.parent, { type: 'message.copied' }),
    reportUncopied: sendTo(({ context }) => context.parent, { type: 'message.uncopied' }),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ context }, { error: reason }: { error: unknown }) => ({
        type: 'message.failed' as const,
        reason,
        text: asText(receiptOf(context)),
      }),
    ),
  },
  delays: {
    sendTimeout: 20_000,
    /** Nobody writes a request in less time, so one that is submitted sooner is delayed. */
    freshness: 3_000,
    /** How long such a request is delayed. */
    throttle: 3_000,
  },
}).createMachine({
  id: 'contactForm',
  context: ({ input: { parent, salonEmail, lineKinds, schedule, draft } }) => ({
    missing: [],
    excess: 0,
    parent,
    salonEmail,
    lineKinds,
    schedule,
    ...emptyDraft,
    ...draft,
    receipt: undefined,
    nextHairstyle: undefined,
    mayBeSpam: false,
  }),
  invoke: { id: 'visibleArea', src: 'visibleArea' },
  initial: 'editing',
  states: {
    editing: {
      invoke: { id: 'shownFields', src: 'shownFields' },
      initial: 'fresh',
      on: {
        'field.change': {
          actions: assign(({ context, event: { field, value, earliest = '' } }) => ({
            ...edited(context, field, value),
            ...(field === 'message' && { unusableDate: unusableDateIn(context, value, earliest) }),
          })),
        },
        'choice.press': {
          actions: assign(({ context, event: { kind, option } }) => rewritten(context, withChoice, kind, option)),
        },
        /** A date on which the salon is closed stays in its field, where a sentence explains it, but not in the message. */
        'date.change': {
          actions: assign(({ context, event: { value, earliest } }) => {
            const unusableDate = refused(context, value, earliest);
            return { ...rewritten(context, withAnswer, DATE, unusableDate ? '' : dateInWords(value)), unusableDate };
          }),
        },
        'email.change': {
          actions: assign(({ context, event: { value } }) => rewritten(context, withAnswer, EMAIL, value)),
        },
        'hairstyle.choose': {
          actions: assign(({ context, event: { title } }) => rewritten(context, withHairstyle, title)),
        },
        'hairstyle.remove': {
          guard: 'hasHairstyle',
          actions: [assign(({ context }) => rewritten(context, withAnswer, STYLE, '')), 'focusHairstyles'],
        },
        'form.submit': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isFresh', target: 'sending.throttled' },
          { target: 'sending' },
        ],
      },
      states: {
        fresh: { after: { freshness: 'draft' } },
        draft: {},
        incomplete: {
          entry: [
            assign(({ context }) => ({ missing: missingFields(context.fields), excess: 0 })),
            'focusInvalid',
            'reportIncomplete',
          ],
        },
        tooLong: {
          entry: ['reportSubmitted', assign({ excess: ({ context }) => excessOf(context) }), 'focusInvalid'],
        },
        /** The first edit ends the receipt. */
        sent: {
          tags: 'receipt',
          invoke: { id: 'receiptFocus', src: 'receiptFocus' },
          entry: [
            assign(({ context }) => ({ ...emptyDraft, receipt: receiptOf(context) })),
            'applyNextHairstyle',
            'reportSent',
          ],
          exit: assign({ receipt: undefined }),
          always: { guard: 'isReceiptOver', target: 'draft' },
          on: {
            'receipt.dismiss': 'draft',
            'message.write': { target: 'draft', actions: 'focusForm' },
          },
        },
        failed: {
          tags: 'failed',
          invoke: { id: 'otherWaysFocus', src: 'otherWaysFocus' },
          entry: 'readFields',
          initial: 'reading',
          states: {
            reading: { on: { 'message.copy': 'copying' } },
            copying: {
              on: { 'message.copy': { target: 'copying', reenter: true } },
              invoke: {
                id: 'copyMessage',
                src: 'copyMessage',
                input: ({ context }) => ({ text: asText(receiptOf(context)) }),
                onDone: { target: 'reading', actions: 'reportCopied' },
                onError: { target: 'reading', actions: 'reportUncopied' },
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
      ],
      entry: [
        'reportSubmitted',
        assign(({ context: { reference }, event }) => ({
          reference: reference || ('reference' in event && event.reference) || '',
          mayBeSpam: 'honeypot' in event && event.honeypot !== '',
        })),
      ],
      initial: 'delivering',
      on: { 'hairstyle.choose': { actions: assign({ nextHairstyle: ({ event }) => event.title }) } },
      states: {
        throttled: { after: { throttle: 'delivering' } },
        delivering: {
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => templateParams(context),
            onDone: '#contactForm.editing.sent',
            onError: {
              target: '#contactForm.editing.failed',
              actions: ['applyNextHairstyle', { type: 'reportFailed', params: ({ event }) => event }],
            },
          },
          after: {
            sendTimeout: {
              target: '#contactForm.editing.failed',
              actions: ['applyNextHairstyle', { type: 'reportFailed', params: { error: 'no answer in time' } }],
            },
          },
        },
      },
    },
  },
});

export type ContactFormActor = ActorRefFrom<typeof contactFormMachine>;

/** What is written in the form, also in one that has failed. */
export function draftOf(form: ContactFormActor): Draft {
  const { fields, unusableDate, reference } = form.getSnapshot().context;
  return { fields, unusableDate, reference };
}

/** The context after `field` is set to `value`. A field that has text is no longer marked as missing, and there is no receipt. */
function edited(context: ContactFormContext, field: FieldName, value: string) {
  const fields = { ...context.fields, [field]: value };
  return {
    fields,
    missing: context.missing.filter(name => name !== field || value.trim() === ''),
    excess: context.excess && excessOf({ ...context, fields }),
    receipt: undefined,
  };
}

/** The context after the message has another line. */
function rewritten<Answer extends string[]>(
  context: ContactFormContext,
  change: (message: string, kinds: readonly LineKind[], ...answer: Answer) => string,
  ...answer: Answer
) {
  return edited(context, 'message', change(context.fields.message, context.lineKinds, ...answer));
}

const receiptOf = ({ fields, reference }: ContactFormContext): Receipt => ({ ...fields, reference });

/** The date, if the salon is closed on it, or it is past or too far ahead; otherwise empty. */
const refused = ({ schedule }: ContactFormContext, day: string, earliest: string) =>
  day >= earliest && !isTooFar(day, earliest) && isOpenOn(schedule, day, weekdayOf(day)) ? '' : day;

/** The refused date after the visitor has changed the message: as before, unless the date in the message is another. */
function unusableDateIn(context: ContactFormContext, message: string, earliest: string): string {
  const day = dateIn(context, message);
  return day === dateIn(context, context.fields.message) ? context.unusableDate : refused(context, day, earliest);
}

const dateIn = ({ lineKinds }: ContactFormContext, message: string) =>
  dateFromWords(choicesIn(message, lineKinds)[DATE]?.options[0]);
