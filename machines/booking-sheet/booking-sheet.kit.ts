/** How a visitor comes to the request form over a page and leaves it, and what they must see. */
import { createEmptyActor } from 'xstate';
import { kitOf } from '../kit/kit';
import { button, dialog, field, link, navigation, type Screen } from '../kit/screen';
import { bookingSheetMachine } from './booking-sheet.machine';

const parent = createEmptyActor();
const sheet = dialog('Ask for an appointment');
const quickLinks = navigation('Quick links');

async function goTo(screen: Screen, label: 'Services' | 'Contact'): Promise<void> {
  const address = `/${label.toLowerCase()}`;
  if ((await screen.address()) !== address) await screen.follow(link(label, quickLinks), address);
}

export const bookingSheetKit = kitOf(bookingSheetMachine)({
  name: 'booking-sheet',
  input: { parent },
  events: {
    'booking.request': [{ formOnPage: false }, { formOnPage: true }],
    'sheet.close': [{}],
    'page.change': [{}],
  },
  answers: {},
  delays: {},
  starts: { in: 'closed', context: { parent } },
  laws: {
    closed: {
      'booking.request': ({ event }) =>
        event.formOnPage ? { to: 'closed', told: [{ does: 'focusForm' }] } : { to: 'open' },
    },
    open: {
      'sheet.close': () => ({ to: 'closed', told: [{ type: 'sheet.closed' }] }),
      'page.change': () => ({ to: 'closed', told: [{ type: 'sheet.closed' }] }),
    },
  },
  alive: { closed: [], open: ['scrollLock'] },
  tags: { open: ['open'] },

  viewports: ['phone'],
  begin: async screen => {
    await screen.visit('/');
    await goTo(screen, 'Services');
  },
  perform: {
    'booking.request': async (screen, { formOnPage }) => {
      await goTo(screen, formOnPage ? 'Contact' : 'Services');
      await screen.press(button('Menu'));
      await screen.press(button('Book Now', navigation('Mobile')));
    },
    'sheet.close': {
      button: screen => screen.press(button('Close', sheet)),
      Escape: screen => screen.key('Escape'),
      backdrop: screen => screen.pressBackdrop(sheet),
    },
    'page.change': async screen => {
      await screen.back();
      await screen.forward();
    },
  },
  see: async screen => ({
    form: (await screen.look(field('Full Name *', sheet))) !== null,
    send: (await screen.look(button('Send Message', sheet))) !== null,
    scrolls: await screen.scrolls(),
    focus: await screen.focus(),
  }),
  seen: {
    open: () => ({ form: true, send: true, scrolls: false }),
    closed: (_, last) => ({
      form: false,
      send: false,
      scrolls: true,
      ...(last?.type === 'booking.request' && { focus: 'Full Name *' }),
      ...(last?.type === 'sheet.close' && { focus: 'Menu' }),
    }),
  },
});
