/** The ask bar: a visitor scrolls past the page's booking button and presses Book this style. */
import { button, link, main, seen, type Target } from 'xstate-paths';
import { quickLinks, type SiteContent, type SiteDriver, sheet, siteKit, waitFor } from '../kit';
import { askBarMachine } from './ask-bar.machine';

/** Scrolls to the target, on which the mouse does not stay. */
async function scrollTo(driver: SiteDriver, target: Target): Promise<void> {
  await driver.hover(target);
  await driver.unhover();
}

export default ({ hairstyles: [style] }: SiteContent) => {
  const address = `/styles/${style?.id}`;
  const ask = link(`Book this style: ${style?.title}`, main);
  const ownButton = link(`Book Appointment: ${style?.title}`);
  return siteKit(askBarMachine)({
    viewports: ['phone'],
    begin: async driver => {
      await driver.visit('/services');
      await driver.follow(link(`Learn History: ${style?.title}`), address);
      await scrollTo(driver, ownButton);
    },
    events: {
      'button.enter': driver => scrollTo(driver, ownButton),
      'button.leave': driver => scrollTo(driver, link('Services', quickLinks)),
      // Opens the booking sheet, then closes it for the next step.
      'ask.press': async driver => {
        await driver.press(ask);
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      },
    },
    states: {
      hidden: { on: { 'button.leave': 'shown' }, actors: ['buttonView'], page: { address, [seen(ask)]: undefined } },
      shown: {
        on: { 'button.enter': 'hidden', 'ask.press': ['shown', { type: 'booking.requested' }] },
        actors: ['buttonView'],
        tags: ['shown'],
        page: { address, [seen(ask)]: 'to /contact' },
        justAfter: { 'ask.press': { focus: `Book this style: ${style?.title}` } },
        noEffect: { 'a press with Ctrl, which opens a new tab': driver => driver.press(ask, 'Control') },
      },
    },
    // The link may have the focus when the bar hides. Browsers keep its place: Tab goes on from there.
    mayChange: [ask, 'hidden with focus'],
  });
};
