/** Toasts: what shows and dismisses them. The paths run on the contact page, which can cause both good and bad news. */
import { button, link, type StateEntry, type Transitions } from 'xstate-paths';
import { kitOf, pause, quickLinks, type SiteDriver, submitRequest, tabUntil } from '../kit';
import { type Toast, toastsMachine } from './toasts.machine';

/** Of the two toasts that the paths show on a page. */
const words: Partial<Record<Toast['kind'], string>> = {
  'message.incomplete': 'alert: Please fill in all fields All fields are required to submit your message.',
  'message.sent':
    "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
};

type Machine = typeof toastsMachine;

/** The focus is not on the toast: it does not move there by itself, and returns from there. */
const elsewhere = { focus: /^(?!Dismiss$)./ };

const show = {
  'toast.show': ({ event: { toast } }) => ({ to: 'shown.untouched', reenter: true, context: { toast } }),
} satisfies Transitions<Machine>;
const showOrDismiss = {
  ...show,
  'toast.dismiss': ({ context, event }) =>
    event.kind === undefined || event.kind === context.toast?.kind ? 'hidden' : null,
} satisfies Transitions<Machine>;
const shown = {
  actors: ['focusKeeper', 'visibleToast'],
  page: ({ toast }) => ({ toast: toast && words[toast.kind] }),
} satisfies StateEntry<Machine>;
/** Longer than the reading time. */
const LONG = 10_000;

const pointer = {
  enter: async (driver: SiteDriver) => {
    await driver.unhover();
    await driver.hover(button('Dismiss'));
  },
  leave: (driver: SiteDriver) => driver.unhover(),
};
const focus = {
  isOn: async (driver: SiteDriver) => (await driver.focus()) === 'Dismiss',
  enter: (driver: SiteDriver) => tabUntil(driver, () => focus.isOn(driver)),
  // The Dismiss button is the last in the toast.
  leave: (driver: SiteDriver) => driver.key('Tab'),
};

export default kitOf(toastsMachine)({
  delays: { readingTime: 6_000 },
  inputs: { visibleToast: context => context },
  begin: driver => driver.visit('/contact'),
  events: {
    'toast.show': {
      payloads: [{ toast: { kind: 'message.incomplete' } }, { toast: { kind: 'message.sent' } }],
      by: async (driver, { toast }) => {
        await driver.unhover();
        if (toast.kind === 'message.sent') await submitRequest(driver, 'Ada', 'taken');
        else await submitRequest(driver, '');
        await pause(driver);
      },
    },
    'toast.dismiss': {
      payloads: [{}, { kind: 'message.incomplete' }, { kind: 'code.failed' }],
      by: driver => driver.press(button('Dismiss')),
    },
    'toast.hold': { pointer: pointer.enter, focus: focus.enter },
    'toast.release': async driver => ((await focus.isOn(driver)) ? focus : pointer).leave(driver),
  },
  // Only the root machine dismisses a toast by kind, and a visitor can dismiss only a toast that is shown. Only the toast
  // with good news disappears by itself, so only there can the paths see whether the pointer or the focus keeps it.
  possible: ({ context: { toast }, event, onPage }) =>
    !onPage || (event.kind === undefined && (toast?.kind === 'message.sent' || event.type !== 'toast.hold')),
  states: {
    hidden: {
      on: show,
      page: { toast: undefined },
      // When the time is over, the focus may be where Tab has left the toast.
      justAfter: { 'toast.dismiss': elsewhere, readingTime: { focus: /^/ } },
    },
    'shown.untouched': {
      ...shown,
      justAfter: { 'toast.show': elsewhere },
      on: {
        ...showOrDismiss,
        'toast.hold': 'shown.held',
        readingTime: ({ context: { toast } }) => (toast?.kind === 'message.sent' ? 'hidden' : null),
      },
      harmless: {
        'opening another page': async driver => {
          await driver.follow(link('Services', quickLinks), '/services');
          await driver.follow(link('Contact', quickLinks), '/contact');
          await driver.noteScroll();
        },
      },
    },
    'shown.held': {
      ...shown,
      on: { ...showOrDismiss, 'toast.release': 'shown.untouched' },
      quietPeriod: LONG,
      harmless: {
        'pointer and focus, one after the other': async driver => {
          const [one, other] = (await focus.isOn(driver)) ? [focus, pointer] : [pointer, focus];
          await other.enter(driver);
          await one.leave(driver);
          await driver.wait(LONG);
          await one.enter(driver);
          await other.leave(driver);
          await driver.wait(LONG);
        },
      },
    },
  },
  differs: [/^said (assertive|polite)$/, / in '(main|toast)'$/, "button 'Dismiss' in 'page'"],
});
