/** Toasts: what shows and dismisses them. The paths run on the contact page, which can cause both good and bad news. */
import { button, link, main, type StateEntry, type Transitions } from 'xstate-paths';
import { notice, pause, quickLinks, siteKit, submitRequest, tabUntil, toast } from '../kit';
import { type Toast, toastsMachine } from './toasts.machine';

const good = ['message.sent', 'message.copied', 'photoLink.copied'] as const;
const bad = ['message.incomplete', 'message.copyFailed', 'code.failed'] as const;
const isGood = ({ toast }: { toast?: Toast }) => good.some(type => type === toast?.type);
/** Of the two toasts that the paths show on a page. */
const words: Partial<Record<Toast['type'], string>> = {
  'message.incomplete': 'alert: Please fill in all fields All fields are required to submit your message.',
  'message.sent':
    "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
};

type Machine = typeof toastsMachine;
const passing = 'shown.reading.passing';
const staying = 'shown.reading.staying';

/** The focus is not on the toast: it does not move there by itself, and returns from there. */
const elsewhere = { focus: /^(?!Dismiss$)./ };

const show = {
  'toast.show': ({ event: { toast } }) => ({
    to: `${isGood({ toast }) ? passing : staying} & shown.pointer.away & shown.focus.elsewhere & shown.tab.shown`,
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
  justAfter: { 'toast.show': elsewhere },
} satisfies StateEntry<Machine>;
/** What keeps a toast. */
const holds = ['pointer.over', 'focus.inside', 'tab.hidden'];
/** The time of good news begins again, if nothing else keeps the toast. */
const leaves =
  (hold: string) =>
  ({ state, context }: { state: string; context: { toast?: Toast } }) =>
    isGood(context) && holds.every(one => one === hold || !state.includes(one)) ? passing : null;

export default siteKit(toastsMachine)({
  delays: { readingTime: 6_000 },
  inputs: { visibleToast: context => context },
  begin: driver => driver.visit('/contact'),
  events: {
    'toast.show': {
      payloads: [
        ...[...bad, ...good].map(type => ({ toast: { type } })),
        { toast: { type: 'message.failed', text: 'Request from Ada' } },
        { toast: { type: 'photoLink.failed', link: '/gallery' } },
      ],
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
  // Only the root machine dismisses a toast by kind. Only the toast with good news disappears by itself, so only there can
  // the paths see whether something keeps it; they hide the tab only while nothing else does.
  possible: ({ state, context, name, event, onPage }) => {
    if (!onPage) return true;
    if (state.includes('tab.hidden')) return name === 'tab.show';
    if (name === 'tab.hide') return state.includes(passing);
    if (/^(pointer|focus)/.test(name)) return isGood(context);
    return event.about === undefined && (event.toast === undefined || event.toast.type in words);
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
      on: {
        ...showOrDismiss,
        ...{ 'pointer.enter': staying, 'focus.enter': staying, 'tab.hide': staying },
        readingTime: 'hidden',
      },
    },
    'shown.reading.staying': {
      ...shown,
      noEffect: {
        'opening another page': async driver => {
          await driver.follow(link('Services', quickLinks), '/services');
          await driver.follow(link('Contact', quickLinks), '/contact');
          await driver.noteScroll();
        },
      },
      on: {
        ...showOrDismiss,
        'pointer.leave': leaves('pointer.over'),
        'focus.leave': leaves('focus.inside'),
        'tab.show': leaves('tab.hidden'),
      },
      // Longer than the reading time.
      quietPeriod: 10_000,
    },
    'shown.pointer.away': { on: { 'pointer.enter': 'shown.pointer.over' } },
    'shown.pointer.over': { on: { 'pointer.leave': 'shown.pointer.away' } },
    'shown.focus.elsewhere': { on: { 'focus.enter': 'shown.focus.inside' } },
    'shown.focus.inside': { on: { 'focus.leave': 'shown.focus.elsewhere' } },
    'shown.tab.shown': { on: { 'tab.hide': 'shown.tab.hidden' } },
    'shown.tab.hidden': { on: { 'tab.show': 'shown.tab.shown' } },
  },
  mayChange: [/^said/, main, notice, button('Dismiss')],
});
