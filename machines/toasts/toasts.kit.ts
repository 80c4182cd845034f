/** What brings a toast up and takes it away again, and what a visitor must see of it; on the contact page, where both kinds come about. */
import type { ContextFrom } from 'xstate';
import { kitOf, type Outcome } from '../kit/kit';
import { button, field, type Screen } from '../kit/screen';
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
  anew: true,
  context: { toast },
});
const leaves = ({ context, event }: { context: ContextFrom<Machine>; event: { kind?: Toast['kind'] } }) =>
  event.kind === undefined || event.kind === context.toast?.kind ? { to: 'hidden' as const } : null;
const passes = ({ context }: { context: ContextFrom<Machine> }) =>
  context.toast?.kind === 'message.sent' ? { to: 'hidden' as const } : null;
const seen = ({ toast }: ContextFrom<Machine>) => ({ toast: words[toast?.kind ?? 'page.failed'] ?? null });

/** Waits until the toast before has left. */
async function change(screen: Screen): Promise<void> {
  for (let times = 0; times < 5; times++) await screen.wait(100);
}

export const toastsKit = kitOf(toastsMachine)({
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
  laws: {
    hidden: { 'toast.show': shows },
    'shown.drawn': {
      'toast.show': shows,
      'toast.dismiss': leaves,
      'code.miss': () => ({ to: 'shown.plain' }),
      readingTime: passes,
    },
    'shown.plain': { 'toast.show': shows, 'toast.dismiss': leaves, readingTime: passes },
  },
  alive: { hidden: [], 'shown.drawn': ['drawnToast'], 'shown.plain': ['plainToast'] },
  tags: { shown: ['shown.drawn', 'shown.plain'] },
  // A kind is given by the site alone, and never that of another toast while one is shown here.
  possible: ({ event, onPage }) => !onPage || event.kind === undefined,

  viewports: ['phone', 'desktop'],
  begin: screen => screen.visit('/contact'),
  perform: {
    'toast.show': async (screen, { toast }) => {
      const text = toast.kind === 'message.sent' ? 'Ada' : '';
      for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await screen.fill(field(label), text);
      await screen.press(button('Send Message'));
      if (text) {
        // A request that is written so quickly is held for three seconds.
        await screen.wait(3_000);
        await screen.answer('taken');
      }
      await change(screen);
    },
    'toast.dismiss': screen => screen.press(button('Dismiss')),
    'code.miss': async screen => {
      await screen.report('drawnToast', 'code.miss');
      await change(screen);
    },
  },
  see: async screen => ({ toast: await screen.toast() }),
  seen: { hidden: () => ({ toast: null }), 'shown.drawn': seen, 'shown.plain': seen },
});
