/** Toasts: what shows and dismisses them. The paths run on the contact page, which can cause both good and bad news. */
import type { ContextFrom } from 'xstate';
import { button, link, type Outcome, pause, tabUntil } from 'xstate-paths';
import { kitOf, quickLinks, type SiteDriver, submitRequest } from '../kit';
import { type Toast, toastsMachine } from './toasts.machine';

type Machine = typeof toastsMachine;

const incomplete: Toast = { kind: 'message.incomplete' };
const sent: Toast = { kind: 'message.sent' };
const words: Partial<Record<Toast['kind'], string>> = {
  'message.incomplete': 'alert: Please fill in all fields All fields are required to submit your message.',
  'message.sent':
    "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
};

const shows = ({ event: { toast } }: { event: { toast: Toast } }): Outcome<Machine> => ({
  to: 'loading',
  reenter: true,
  context: { toast, isPlain: false },
});
const leaves = ({ context, event }: { context: ContextFrom<Machine>; event: { kind?: Toast['kind'] } }) =>
  event.kind === undefined || event.kind === context.toast?.kind ? { to: 'hidden' as const } : null;
const showsPlainly = () => ({ to: 'shown.passing' as const, context: { isPlain: true } });
const seen = ({ toast }: ContextFrom<Machine>) => ({ toast: words[toast?.kind ?? 'code.failed'] ?? null });

async function hover(driver: SiteDriver): Promise<void> {
  await driver.unhover();
  await driver.hover(button('Dismiss'));
}

export default kitOf(toastsMachine)({
  name: 'toasts',
  input: undefined,
  events: {
    'toast.show': [{ toast: incomplete }, { toast: sent }],
    'toast.dismiss': [{}, { kind: 'message.incomplete' }],
    'pointer.enter': [{}],
    'pointer.leave': [{}],
    'focus.enter': [{}],
    'focus.leave': [{}],
  },
  answers: { loadToasts: { done: [undefined], error: [new Error('the code of the toasts cannot be loaded')] } },
  delays: { readingTime: 6_000, loadingTime: 3_000 },
  starts: { in: 'hidden', context: { toast: undefined, isPlain: false } },
  transitions: {
    hidden: { 'toast.show': shows },
    loading: {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'loadToasts.done': () => ({ to: 'shown.passing' }),
      'loadToasts.error': showsPlainly,
      loadingTime: showsPlainly,
    },
    'shown.passing': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'pointer.enter': () => ({ to: 'shown.pointed' }),
      'focus.enter': () => ({ to: 'shown.focused' }),
      readingTime: ({ context }) => (context.toast?.kind === 'message.sent' ? { to: 'hidden' } : null),
    },
    'shown.pointed': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'focus.enter': () => ({ to: 'shown.pointedAndFocused' }),
      'pointer.leave': () => ({ to: 'shown.passing' }),
    },
    'shown.focused': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'pointer.enter': () => ({ to: 'shown.pointedAndFocused' }),
      'focus.leave': () => ({ to: 'shown.passing' }),
    },
    'shown.pointedAndFocused': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'pointer.leave': () => ({ to: 'shown.focused' }),
      'focus.leave': () => ({ to: 'shown.pointed' }),
    },
  },
  activeActors: {
    hidden: [],
    loading: ['loadToasts'],
    'shown.passing': ['focusKeeper', 'visibleToast'],
    'shown.pointed': ['focusKeeper', 'visibleToast'],
    'shown.focused': ['focusKeeper', 'visibleToast'],
    'shown.pointedAndFocused': ['focusKeeper', 'visibleToast'],
  },
  inputs: { visibleToast: context => context },
  tags: { shown: ['shown.passing', 'shown.pointed', 'shown.focused', 'shown.pointedAndFocused'] },
  quietPeriod: { 'shown.pointed': 10_000, 'shown.focused': 10_000, 'shown.pointedAndFocused': 10_000 },
  unreachable: {
    'toasts.loading: toast.dismiss':
      'nothing is shown yet; the next attempt to send dismisses the toast and shows another',
  },
  // Only the root machine dismisses a toast by kind, and a visitor can dismiss only a toast that is shown. Only the toast
  // with good news disappears by itself, so only there can the paths see whether the pointer or the focus keeps it.
  possible: ({ state, context: { toast }, event, onPage }) =>
    !onPage ||
    (event.kind === undefined &&
      !(state === 'loading' && event.type === 'toast.dismiss') &&
      (toast?.kind === sent.kind || !event.type.endsWith('.enter'))),

  viewports: ['phone', 'desktop'],
  begin: async driver => {
    await driver.visit('/contact');
    await driver.hold('loadToasts');
  },
  perform: {
    'toast.show': async (driver, { toast }) => {
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
    'toast.dismiss': driver => driver.press(button('Dismiss')),
    'pointer.enter': hover,
    'pointer.leave': driver => driver.unhover(),
    'focus.enter': driver => tabUntil(driver, async () => (await driver.focus()) === 'Dismiss'),
    // The Dismiss button is the last in the toast.
    'focus.leave': driver => driver.key('Tab'),
    'loadToasts.done': async driver => {
      await driver.release('loadToasts');
      await pause(driver);
    },
    'loadToasts.error': async driver => {
      await driver.release('loadToasts', 'fails');
      await pause(driver);
    },
  },
  differs: [/^said (assertive|polite)$/, / in '(main|toast)'$/, "button 'Dismiss' in 'page'"],
  harmless: {
    'shown.passing': {
      'opening another page': async driver => {
        await driver.follow(link('Services', quickLinks), '/services');
        await driver.follow(link('Contact', quickLinks), '/contact');
        await driver.noteScroll();
      },
    },
  },
  see: async driver => ({ toast: await driver.toast() }),
  seen: {
    hidden: () => ({ toast: null }),
    loading: () => ({ toast: null }),
    'shown.passing': seen,
    'shown.pointed': seen,
    'shown.focused': seen,
    'shown.pointedAndFocused': seen,
  },
});
