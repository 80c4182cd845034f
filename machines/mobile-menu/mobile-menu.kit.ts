/** How a visitor opens and leaves the menu of a narrow screen, and what they must see. */
import { createEmptyActor } from 'xstate';
import { kitOf, type Outcome } from '../kit/kit';
import { button, field, heading, link, navigation } from '../kit/screen';
import { mobileMenuMachine } from './mobile-menu.machine';

const toggle = button('Menu');
const menu = navigation('Mobile');
const MOST_TABS = 20;
const parent = createEmptyActor();

type Machine = typeof mobileMenuMachine;
const closed =
  (...told: Record<string, unknown>[]) =>
  (): Outcome<Machine> => ({ to: 'closed', told });

/** On the contact page, where 'Book Now' leads into the form and not to a dialog that would lie over the menu. */
export const mobileMenuKit = kitOf(mobileMenuMachine)({
  name: 'mobile-menu',
  input: { parent },
  events: {
    'menu.toggle': [{}],
    'link.choose': [{}],
    'booking.choose': [{}],
    'escape.press': [{}],
    'outside.press': [{}],
    'page.change': [{}],
  },
  answers: {},
  delays: {},
  starts: { in: 'closed', context: { parent } },
  laws: {
    closed: { 'menu.toggle': () => ({ to: 'open' }) },
    open: {
      'menu.toggle': closed(),
      // The page that comes takes the focus; where it is there already, the button keeps it.
      'link.choose': closed({ does: 'focusToggle' }),
      'outside.press': closed(),
      'page.change': closed(),
      'escape.press': closed({ does: 'focusToggle' }),
      'booking.choose': closed({ does: 'focusToggle' }, { type: 'booking.requested' }),
    },
  },
  alive: { closed: [], open: ['dismissal'] },
  tags: { open: ['open'] },

  viewports: ['phone'],
  begin: async screen => {
    await screen.visit('/');
    await screen.follow(link('Contact', navigation('Quick links')), '/contact');
  },
  perform: {
    'menu.toggle': screen => screen.press(toggle),
    // The page that is shown, so that nothing but the press can close the menu; and back from the entry that it made.
    'link.choose': async screen => {
      await screen.press(link('Contact', menu));
      // A link leads on when its page is there; whoever went back before that would leave for another.
      await screen.breathe(0);
      await screen.back();
    },
    'booking.choose': screen => screen.press(button('Book Now', menu)),
    // From inside the menu, so that the focus has a way to go.
    'escape.press': async screen => {
      await screen.key('Tab');
      await screen.key('Escape');
    },
    'outside.press': {
      finger: screen => screen.press(heading('Find us')),
      // Through the menu and out of it, wherever the browser lets the focus begin.
      Tab: async screen => {
        for (let press = 0; press < MOST_TABS && (await screen.look(link('Gallery', menu))); press++) {
          await screen.key('Tab');
        }
      },
    },
    'page.change': async screen => {
      await screen.back();
      await screen.forward();
    },
  },
  see: async screen => ({
    expanded: (await screen.look(toggle))?.expanded,
    links: (await screen.look(link('Gallery', menu))) !== null,
    book: (await screen.look(button('Book Now', menu))) !== null,
    focus: await screen.focus(),
    inForm: (await screen.look(field('Full Name *'))) !== null,
    address: await screen.address(),
  }),
  seen: {
    open: () => ({ expanded: 'true', links: true, book: true, address: '/contact' }),
    closed: (_, last) => ({
      expanded: 'false',
      links: false,
      book: false,
      address: '/contact',
      ...(['escape.press', 'link.choose'].includes(`${last?.type}`) && { focus: 'Menu' }),
      ...(last?.type === 'booking.choose' && { focus: 'Full Name *' }),
    }),
  },
});
