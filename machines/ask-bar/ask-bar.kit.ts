/** How a visitor of a style page scrolls past its booking button and asks from the bar, and what they must see. */
import { createEmptyActor } from 'xstate';
import { type AnyKit, kitOf } from '../kit/kit';
import { dialog, link } from '../kit/screen';
import { askBarMachine } from './ask-bar.machine';

const parent = createEmptyActor();
const sheet = dialog('Ask for an appointment');

/** `style`: id and title of a style with a page of its own. */
export function askBarKit(style: { id: string; title: string }): AnyKit {
  const ask = link(`Ask: ${style.title}`);
  return kitOf(askBarMachine)({
    name: 'ask-bar',
    input: { parent },
    events: { 'button.enter': [{}], 'button.leave': [{}], 'ask.press': [{}] },
    answers: {},
    delays: {},
    starts: { in: 'shown', context: { parent } },
    laws: {
      shown: {
        'button.enter': () => ({ to: 'hidden' }),
        'ask.press': () => ({ to: 'shown', told: [{ type: 'booking.requested' }] }),
      },
      hidden: { 'button.leave': () => ({ to: 'shown' }) },
    },
    alive: { shown: ['buttonView'], hidden: ['buttonView'] },
    tags: { shown: ['shown'] },

    viewports: ['phone'],
    begin: async screen => {
      await screen.visit('/services');
      // Where the page is scrolled to is said by the kit.
      await screen.hold('buttonView');
      await screen.follow(link(`Learn History: ${style.title}`), `/styles/${style.id}`);
    },
    perform: {
      'button.enter': screen => screen.report('buttonView', 'button.enter'),
      'button.leave': screen => screen.report('buttonView', 'button.leave'),
      // Opens the sheet, which is closed again so that the page is the same afterwards.
      'ask.press': async screen => {
        await screen.press(ask);
        for (let look = 0; look < 60 && !(await screen.look(sheet)); look++) await screen.breathe(look);
        await screen.press({ role: 'button', name: 'Close', within: sheet });
      },
    },
    see: async screen => ({ bar: (await screen.look(ask)) !== null, address: await screen.address() }),
    seen: {
      shown: () => ({ bar: true, address: `/styles/${style.id}` }),
      hidden: () => ({ bar: false, address: `/styles/${style.id}` }),
    },
  });
}
