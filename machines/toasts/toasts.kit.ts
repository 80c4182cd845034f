/** Toasts: what shows and dismisses them. The paths run on the contact page, which can cause both good and bad news. */
import { button, link, main, type StateEntry, type Transitions } from 'xstate-paths';
import { kitOf, notice, pause, quickLinks, submitRequest, tabUntil, toast } from '../kit';
import { type Toast, toastsMachine } from './toasts.machine';

/** Of the two toasts that the paths show on a page. */
const words: Partial<Record<Toast['type'], string>> = {
  'message.incomplete': 'alert: Please fill in all fields All fields are required to submit your message.',
  'message.sent':
    "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
};

type Machine = typeof toastsMachine;

/** The focus is not on the toast: it does not move there by itself, and returns from there. */
const elsewhere = { focus: /^(?!Dismiss$)./ };

const show = {
  'toast.show': ({ event: { toast } }) => ({
    to: 'shown.reading.passing & shown.pointer.away & shown.focus.elsewhere & shown.tab.shown',
    reenter: true,
    context: { toast },
  }),
} satisfies Transitions<Machine>;
const showOrDismiss = {
  ...show,
  'toast.dismiss': ({ context, event }) =>
    event.about === undefined || event.about === context.toast?.type ? 'hidden' : null,
} satisfies Transitions<Machine>;
const shown = {
  actors: ['focusKeeper', 'pageVisibility', 'visibleToast'],
  page: context => ({ [toast]: context.toast && words[context.toast.type] }),
} satisfies StateEntry<Machine>;
/** What keeps a toast. */
const holds = ['pointer.over', 'focus.inside', 'tab.hidden'];
/** The time begins again, if nothing else keeps the toast. */
const leaves =
  (hold: string) =>
  ({ state }: { state: string }) =>
    holds.some(one => state.includes(one) && one !== hold) ? null : 'shown.reading.passing';
/** Longer than the reading time. */
const LONG = 10_000;

export default kitOf(toastsMachine)({
  delays: { readingTime: 6_000 },
  inputs: { visibleToast: context => context },
  begin: driver => driver.visit('/contact'),
  events: {
    'toast.show': {
      payloads: [{ toast: { type: 'message.incomplete' } }, { toast: { type: 'message.sent' } }],
      by: async (driver, { toast }) => {
        await driver.unhover();
        if (toast.type === 'message.sent') await submitRequest(driver, 'Ada', 'taken');
        else await submitRequest(driver, '');
        await pause(driver);
      },
    },
    'toast.dismiss': {
      payloads: [{}, { about: 'message.incomplete' }, { about: 'code.failed' }],
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
    'tab.hide': driver => driver.tab('hidden'),
    'tab.show': driver => driver.tab('shown'),
  },
  // Only the root machine dismisses a toast by kind, and a visitor can dismiss only a toast that is shown. Only the toast
  // with good news disappears by itself, so only there can the paths see whether something keeps it.
  possible: ({ state, context: { toast }, name, event, onPage }) => {
    if (!onPage) return true;
    if (state.includes('tab.hidden')) return name === 'tab.show';
    const needs: Partial<Record<typeof event.type, string>> = {
      'pointer.enter': 'pointer.away',
      'pointer.leave': 'pointer.over',
      'focus.enter': 'focus.elsewhere',
      'focus.leave': 'focus.inside',
      'tab.hide': 'tab.shown',
    };
    const place = needs[event.type];
    // The tab is hidden only while nothing else keeps the toast.
    const isAlone = state.includes('pointer.away') && state.includes('focus.elsewhere');
    if (place) return toast?.type === 'message.sent' && state.includes(place) && (name !== 'tab.hide' || isAlone);
    return event.about === undefined && name !== 'tab.show';
  },
  states: {
    hidden: {
      on: show,
      page: { [toast]: undefined },
      // When the time is over, the focus may be where Tab has left the toast.
      justAfter: { 'toast.dismiss': elsewhere, readingTime: { focus: /^/ } },
    },
    'shown.reading.passing': {
      ...shown,
      justAfter: { 'toast.show': elsewhere },
      on: {
        ...showOrDismiss,
        'pointer.enter': 'shown.reading.waiting',
        'focus.enter': 'shown.reading.waiting',
        'tab.hide': 'shown.reading.waiting',
        readingTime: ({ context: { toast } }) => (toast?.type === 'message.sent' ? 'hidden' : null),
      },
      harmless: {
        'opening another page': async driver => {
          await driver.follow(link('Services', quickLinks), '/services');
          await driver.follow(link('Contact', quickLinks), '/contact');
          await driver.noteScroll();
        },
      },
    },
    'shown.reading.waiting': {
      ...shown,
      on: {
        ...showOrDismiss,
        'pointer.leave': leaves('pointer.over'),
        'focus.leave': leaves('focus.inside'),
        'tab.show': leaves('tab.hidden'),
      },
      quietPeriod: LONG,
    },
    'shown.pointer.away': { on: { 'pointer.enter': 'shown.pointer.over' } },
    'shown.pointer.over': { on: { 'pointer.leave': 'shown.pointer.away' } },
    'shown.focus.elsewhere': { on: { 'focus.enter': 'shown.focus.inside' } },
    'shown.focus.inside': { on: { 'focus.leave': 'shown.focus.elsewhere' } },
    'shown.tab.shown': { on: { 'tab.hide': 'shown.tab.hidden' } },
    'shown.tab.hidden': { on: { 'tab.show': 'shown.tab.shown' } },
  },
  differs: [/^said/, main, notice, button('Dismiss')],
});
