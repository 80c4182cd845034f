/** The mobile menu: a visitor opens and closes it. */
import { createEmptyActor } from 'xstate';
import { button, field, isShown, link, navigation, type Outcome, tabUntil } from 'xstate-paths';
import { kitOf, quickLinks } from '../kit';
import { mobileMenuMachine } from './mobile-menu.machine';

const toggle = button('Menu');
const menu = navigation('Mobile');
const parent = createEmptyActor();

type Machine = typeof mobileMenuMachine;
const closed =
  (...effects: Record<string, unknown>[]) =>
  (): Outcome<Machine> => ({ to: 'closed', effects });

/** The paths start on the contact page, where 'Book Now' focuses the form instead of opening a dialog over the menu. */
export default kitOf(mobileMenuMachine)({
  name: 'mobile-menu',
  input: { parent },
  events: {
    'menu.toggle': [{}],
    'link.choose': [{}],
    'booking.choose': [{}],
    'escape.press': [{}],
    'focus.leave': [{}],
    'menu.dismiss': [{}],
  },
  answers: {},
  delays: {},
  starts: { in: 'closed', context: { parent } },
  transitions: {
    closed: { 'menu.toggle': () => ({ to: 'open' }) },
    open: {
      'menu.toggle': closed(),
      // Focuses the menu button. If the link leads to another page, that page then takes the focus.
      'link.choose': closed({ does: 'focusToggle' }),
      'focus.leave': closed(),
      'menu.dismiss': closed(),
      'escape.press': closed({ does: 'focusToggle' }),
      'booking.choose': closed({ does: 'focusToggle' }, { type: 'booking.requested' }),
    },
  },
  activeActors: { closed: [], open: ['dismissal'] },
  tags: { open: ['open'] },

  viewports: ['phone'],
  begin: async driver => {
    await driver.visit('/');
    await driver.follow(link('Contact', quickLinks), '/contact');
  },
  perform: {
    // Scrolls down first: neither the menu nor the focus on its button may move the page.
    'menu.toggle': async driver => {
      await driver.scroll(900);
      await driver.press(toggle);
    },
    // Presses a link to the current page, so that no change of page closes the menu.
    'link.choose': driver => driver.press(link('Contact', menu)),
    'booking.choose': driver => driver.press(button('Book Now', menu)),
    // Presses Escape with the focus inside the menu, so that the focus must move to the menu button.
    'escape.press': async driver => {
      await driver.key('Tab');
      await driver.key('Escape');
    },
    // The menu fills the window, so nothing outside it can be pressed; only Tab leaves it.
    'focus.leave': driver => tabUntil(driver, async () => !(await isShown(driver, link('Gallery', menu)))),
    'menu.dismiss': async driver => {
      await driver.back();
      await driver.forward();
    },
  },
  // A link to the current page scrolls to its top; Back and Forward restore the scroll position.
  scrolls: ['link.choose', 'menu.dismiss'],
  differs: ["button 'Menu' in 'header'", / in 'Mobile'$/],
  see: async driver => ({
    expanded: (await driver.look(toggle))?.expanded,
    links: await isShown(driver, link('Gallery', menu)),
    book: await isShown(driver, button('Book Now', menu)),
    focus: await driver.focus(),
    inForm: await isShown(driver, field('Full Name *')),
    address: await driver.address(),
  }),
  seen: {
    open: () => ({
      expanded: 'true',
      links: true,
      book: true,
      address: '/contact',
      observed: { "link 'Contact' in 'Mobile'": 'current page', "link 'Home' in 'Mobile'": 'there' },
    }),
    closed: (_, last) => ({
      expanded: 'false',
      links: false,
      observed: { "link 'Home' in 'Mobile'": undefined },
      book: false,
      address: '/contact',
      ...(['escape.press', 'link.choose'].includes(`${last?.type}`) && { focus: 'Menu' }),
      ...(last?.type === 'booking.choose' && { focus: 'Full Name *' }),
    }),
  },
});
