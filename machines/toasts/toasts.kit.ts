/** What brings a toast up and takes it away again, and what a visitor must see of it; on the contact page, where both kinds come about. */
import type { ContextFrom } from 'xstate';
import { button, type Driver, field } from '../../tests/models/driver';
import { kitOf, type Outcome } from '../../tests/models/kit';
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
  to: 'shown.drawn',
  reenter: true,
  context: { toast },
});
const leaves = ({ context, event }: { context: ContextFrom<Machine>; event: { kind?: Toast['kind'] } }) =>
  event.kind === undefined || event.kind === context.toast?.kind ? { to: 'hidden' as const } : null;
const passes = ({ context }: { context: ContextFrom<Machine> }) =>
  context.toast?.kind === 'message.sent' ? { to: 'hidden' as const } : null;
const seen = ({ toast }: ContextFrom<Machine>) => ({ toast: words[toast?.kind ?? 'page.failed'] ?? null });

/** Waits until the toast before has left. */
async function change(driver: Driver): Promise<void> {
  for (let times = 0; times < 5; times++) await driver.wait(100);
}

export default kitOf(toastsMachine)({
  name: 'toasts',
  input: undefined,
  events: {
    'toast.show': [{ toast: incomplete }, { toast: sent }],
    'toast.dismiss': [{}, { kind: 'message.incomplete' }],
    'code.miss': [{}],
  },
  answers: {},
  delays: { readingTime: 6_000 },
  starts: { in: 'hidden', context: { toast: undefined } },
  transitions: {
    hidden: { 'toast.show': shows },
    'shown.drawn': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'code.miss': () => ({ to: 'shown.plain' }),
      readingTime: passes,
    },
    'shown.plain': { 'toast.show': shows, 'toast.dismiss': leaves, readingTime: passes },
  },
  activeActors: { hidden: [], 'shown.drawn': ['drawnToast'], 'shown.plain': ['plainToast'] },
  inputs: { drawnToast: context => context, plainToast: context => context },
  tags: { shown: ['shown.drawn', 'shown.plain'] },
  // A kind is given by the site alone, and never that of another toast while one is shown here.
  possible: ({ event, onPage }) => !onPage || event.kind === undefined,

  viewports: ['phone', 'desktop'],
  begin: driver => driver.visit('/contact'),
  perform: {
    'toast.show': async (driver, { toast }) => {
      const text = toast.kind === 'message.sent' ? 'Ada' : '';
      for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await driver.fill(field(label), text);
      await driver.press(button('Send Message'));
      if (text) {
        // A request that is written so quickly is held for three seconds.
        await driver.wait(3_000);
        await driver.answer('taken');
      }
      await change(driver);
    },
    'toast.dismiss': driver => driver.press(button('Dismiss')),
    'code.miss': async driver => {
      await driver.report('drawnToast', 'code.miss');
      await change(driver);
    },
  },
  differs: [/^said (assertive|polite)$/, / in '(main|toast)'$/, "button 'Dismiss' in 'page'"],
  see: async driver => ({ toast: await driver.toast() }),
  seen: { hidden: () => ({ toast: null }), 'shown.drawn': seen, 'shown.plain': seen },
});
