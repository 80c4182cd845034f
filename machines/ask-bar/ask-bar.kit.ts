/** The ask bar: a visitor scrolls past the page's booking button and presses Book this style. */
import { createEmptyActor } from 'xstate';
import { button, isShown, link, waitFor } from 'xstate-paths';
import { kitOf, quickLinks, type SiteContent, type SiteKit, sheet } from '../kit';
import { askBarMachine } from './ask-bar.machine';

const parent = createEmptyActor();
const footerLink = link('Services', quickLinks);

export default function askBarKit({ hairstyles: [style] }: SiteContent): SiteKit {
  const page = `/styles/${style?.id}`;
  const ask = link(`Book this style: ${style?.title}`);
  const ownButton = link(`Book Appointment: ${style?.title}`);
  return kitOf(askBarMachine)({
    name: 'ask-bar',
    input: { parent },
    events: { 'button.enter': [{}], 'button.leave': [{}], 'ask.press': [{}] },
    answers: {},
    delays: {},
    starts: { in: 'hidden', context: { parent } },
    transitions: {
      shown: {
        'button.enter': () => ({ to: 'hidden' }),
        'ask.press': () => ({ to: 'shown', effects: [{ type: 'booking.requested' }] }),
      },
      hidden: { 'button.leave': () => ({ to: 'shown' }) },
    },
    activeActors: { shown: ['buttonView'], hidden: ['buttonView'] },
    tags: { shown: ['shown'] },

    viewports: ['phone'],
    begin: async driver => {
      await driver.visit('/services');
      await driver.follow(link(`Learn History: ${style?.title}`), page);
      await driver.hover(ownButton);
    },
    perform: {
      'button.enter': driver => driver.hover(ownButton),
      'button.leave': driver => driver.hover(footerLink),
      // Opens the booking sheet, then closes it for the next step.
      'ask.press': async driver => {
        await driver.press(ask);
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      },
    },
    differs: [`link 'Book this style: ${style?.title}' in 'main'`],
    harmless: { shown: { 'a press with Ctrl, which opens a new tab': driver => driver.press(ask, 'Control') } },
    see: async driver => ({ bar: await isShown(driver, ask), address: await driver.address() }),
    seen: {
      shown: () => ({ bar: true, address: page }),
      hidden: () => ({ bar: false, address: page }),
    },
  });
}
