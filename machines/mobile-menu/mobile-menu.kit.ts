/** The mobile menu: a visitor opens and closes it. */
import { button, type Driver, header, link, navigation, seen, words } from 'xstate-paths';
import { isShown, quickLinks, says, siteKit, tabUntil } from '../kit';
import { mobileMenuMachine } from './mobile-menu.machine';

const menu = navigation('Mobile');
const toggle = button('Menu', header);
const contact = link('Contact', menu);

const toggling = (by?: 'Enter' | 'Space') => async (driver: Driver) => {
  await driver.scroll(900);
  await driver.press(toggle, by);
};

/** The paths start on the contact page, where 'Book Now' focuses the form instead of opening a dialog over the menu. */
export default siteKit(mobileMenuMachine)({
  viewports: ['phone'],
  begin: async driver => {
    await driver.visit('/');
    await driver.follow(link('Contact', quickLinks), '/contact');
  },
  events: {
    // Scrolls down first: neither the menu nor the focus on its button may move the page.
    'menu.toggle': { finger: toggling(), Enter: toggling('Enter'), Space: toggling('Space') },
    // Presses a link to the current page, so that no change of page closes the menu.
    'link.choose': driver => driver.press(contact),
    'booking.choose': driver => driver.press(button('Book Now', menu)),
    // Presses Escape with the focus inside the menu, so that the focus must move to the menu button.
    'escape.press': async driver => {
      await driver.key('Tab');
      await driver.key('Escape');
    },
    // The menu fills the window, so nothing outside it can be pressed; only Tab leaves it.
    'focus.leave': driver => tabUntil(driver, async () => !(await isShown(driver, contact))),
    'menu.dismiss': async driver => {
      await driver.back();
      await driver.forward();
    },
  },
  states: {
    closed: {
      on: { 'menu.toggle': 'open' },
      page: { address: '/contact', [seen(toggle)]: 'expanded false', [words(menu)]: undefined },
      justAfter: {
        'escape.press': { focus: 'Menu' },
        // Back and Forward lead to a page again, which takes the focus.
        'menu.dismiss': { focus: 'Book an appointment' },
        'link.choose': { focus: 'Menu' },
        'booking.choose': { focus: 'Full Name *' },
      },
    },
    open: {
      on: {
        'menu.toggle': 'closed',
        // Focuses the menu button. If the link leads to another page, that page then takes the focus.
        'link.choose': ['closed', { does: 'focusToggle' }],
        'focus.leave': 'closed',
        'menu.dismiss': 'closed',
        'escape.press': ['closed', { does: 'focusToggle' }],
        'booking.choose': ['closed', { does: 'focusToggle' }, { type: 'booking.requested' }],
      },
      actors: ['dismissal'],
      tags: ['open'],
      page: {
        address: '/contact',
        [seen(toggle)]: 'expanded true',
        [words(menu)]: says('Home', 'Services', 'Gallery', 'Contact', 'Book Now'),
        [seen(contact)]: 'to /contact, current page',
      },
    },
  },
  // A link to the current page scrolls to its top; Back and Forward restore the scroll position.
  mayScroll: ['link.choose', 'menu.dismiss'],
  mayChange: [toggle, menu],
});
