/** How a visitor comes to the request form over a page and leaves it, and what they must see. */
import { kitOf } from '../kit/kit';
import { button, dialog, field, link, navigation, type Screen } from '../kit/screen';
import { bookingSheetMachine } from './booking-sheet.machine';

const sheet = dialog('Ask for an appointment');
const quickLinks = navigation('Quick links');

async function goTo(screen: Screen, label: 'Services' | 'Contact'): Promise<void> {
  const address = `/${label.toLowerCase()}`;
  if ((await screen.address()) !== address) await screen.follow(link(label, quickLinks), address);
}

export const bookingSheetKit = kitOf(bookingSheetMachine)({
  name: 'booking-sheet',
  input: undefined,
  events: {
    'booking.request': [{ formOnPage: false }, { formOnPage: true }],
    'sheet.close': [{}],
    'page.change': [{}],
    'message.sent': [{}],
  },
  answers: {},
  delays: {},
  starts: { in: 'closed', context: {} },
  laws: {
    closed: {
      'booking.request': ({ event }) =>
        event.formOnPage ? { to: 'closed', told: [{ does: 'focusForm' }] } : { to: 'open' },
    },
    open: {
      'sheet.close': () => ({ to: 'closed' }),
      'page.change': () => ({ to: 'closed' }),
      'message.sent': () => ({ to: 'closed' }),
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
    'message.sent': async screen => {
      await screen.fill(field('Full Name *', sheet), 'Ada');
      await screen.fill(field('Phone Number *', sheet), '781 555 0142');
      await screen.fill(field('Message *', sheet), 'Box braids, please');
      await screen.press(button('Send Message', sheet));
      // Whoever writes as fast as a test is held for three seconds.
      await screen.wait(3_000);
      await screen.answer('taken');
    },
  },
  see: async screen => ({
    form: (await screen.look(field('Full Name *', sheet))) !== null,
    send: (await screen.look(button('Send Message', sheet))) !== null,
    scrolls: await screen.scrolls(),
    focus: await screen.focus(),
    toast: await screen.toast(),
  }),
  seen: {
    open: () => ({ form: true, send: true, scrolls: false }),
    closed: (_, last) => ({
      form: false,
      send: false,
      scrolls: true,
      ...(last?.type === 'booking.request' && { focus: 'Full Name *' }),
      ...(last?.type === 'sheet.close' && { focus: 'Menu' }),
      ...(last?.type === 'message.sent' && {
        toast: "status: Message sent successfully! We'll get back to you within 24 hours to schedule your appointment.",
      }),
    }),
  },
});
