/** Toasts: what shows and dismisses them. The paths run on the contact page, which can cause both good and bad news. */
import { button, field, link, pause, type StateEntry, type Transitions, tabUntil } from 'xstate-paths';
import { kitOf, quickLinks, submitRequest } from '../kit';
import { type Toast, toastsMachine } from './toasts.machine';

const incomplete: Toast = { kind: 'message.incomplete' };
const sent: Toast = { kind: 'message.sent' };
/** Other machines cause other toasts, too. */
const words: Partial<Record<Toast['kind'], string | RegExp>> = {
  'message.incomplete': 'alert: Please fill in all fields All fields are required to submit your message.',
  'message.sent':
    "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
  'message.failed': /^(alert|status): Failed to send message/,
  'message.copied': 'status: Message copied Paste it into a text message or an email to us.',
  'link.copied': 'status: Link copied Paste it wherever you want to show this picture.',
};
/** Good news, which disappears by itself. */
const passing: Toast['kind'][] = ['message.sent', 'message.copied', 'link.copied'];

type Machine = typeof toastsMachine;

/** The focus is not on the toast: it does not move there by itself, and returns from there. */
const elsewhere = { focus: /^(?!Dismiss$)./ };

const show = {
  'toast.show': ({ event: { toast } }) => ({ to: 'shown.passing', reenter: true, context: { toast } }),
} satisfies Transitions<Machine>;
const showOrDismiss = {
  ...show,
  'toast.dismiss': ({ context, event }) =>
    event.kind === undefined || event.kind === context.toast?.kind ? 'hidden' : null,
} satisfies Transitions<Machine>;
const shown = {
  actors: ['focusKeeper', 'visibleToast'],
  tags: ['shown'],
  page: ({ toast }) => ({ toast: words[toast?.kind ?? 'code.failed'] }),
} satisfies StateEntry<Machine>;
/** The toast stays while the pointer or the focus is on it. */
const kept = { ...shown, quietPeriod: 10_000 };

export default kitOf(toastsMachine)({
  delays: { readingTime: 6_000 },
  inputs: { visibleToast: context => context },
  begin: driver => driver.visit('/contact'),
  events: {
    'toast.show': {
      payloads: [{ toast: incomplete }, { toast: sent }],
      by: async (driver, { toast }) => {
        await driver.unhover();
        const text = toast.kind === 'message.sent' ? 'Ada' : '';
        await submitRequest(driver, text);
        if (text) {
          // Waits, because a request in the form's first three seconds is delayed.
          await driver.wait(3_000);
          await driver.answer('taken');
        }
        await pause(driver);
      },
    },
    'toast.dismiss': {
      payloads: [{}, { kind: 'message.incomplete' }],
      by: driver => driver.press(button('Dismiss')),
    },
    'pointer.enter': async driver => {
      await driver.unhover();
      await driver.hover(button('Dismiss'));
    },
    'pointer.leave': driver => driver.unhover(),
    'focus.enter': driver => tabUntil(driver, async () => (await driver.focus()) === 'Dismiss'),
    // The Dismiss button is the last in the toast.
    'focus.leave': driver => driver.key('Tab'),
  },
  // Only the root machine dismisses a toast by kind, and a visitor can dismiss only a toast that is shown. Only the toast
  // with good news disappears by itself, so only there can the paths see whether the pointer or the focus keeps it.
  possible: ({ context: { toast }, event, onPage }) =>
    !onPage || (event.kind === undefined && (toast?.kind === sent.kind || !event.type.endsWith('.enter'))),
  states: {
    hidden: {
      on: show,
      page: { toast: undefined },
      // When the time is over, the focus may be where Tab has left the toast.
      justAfter: { 'toast.dismiss': elsewhere, readingTime: { focus: /^/ } },
    },
    'shown.passing': {
      ...shown,
      justAfter: { 'toast.show': elsewhere },
      on: {
        ...showOrDismiss,
        'pointer.enter': 'shown.pointed',
        'focus.enter': 'shown.focused',
        readingTime: ({ context: { toast } }) => (toast && passing.includes(toast.kind) ? 'hidden' : null),
      },
      harmless: {
        'opening another page, and returning to the form': async driver => {
          await driver.follow(link('Services', quickLinks), '/services');
          await driver.follow(link('Contact', quickLinks), '/contact');
          await driver.press(field('Full Name *'));
          await driver.noteScroll();
        },
      },
    },
    'shown.pointed': {
      ...kept,
      on: { ...showOrDismiss, 'focus.enter': 'shown.pointedAndFocused', 'pointer.leave': 'shown.passing' },
    },
    'shown.focused': {
      ...kept,
      on: { ...showOrDismiss, 'pointer.enter': 'shown.pointedAndFocused', 'focus.leave': 'shown.passing' },
    },
    'shown.pointedAndFocused': {
      ...kept,
      on: { ...showOrDismiss, 'pointer.leave': 'shown.focused', 'focus.leave': 'shown.pointed' },
    },
  },
  differs: [/^said (assertive|polite)$/, / in '(main|toast)'$/, "button 'Dismiss' in 'page'"],
});
