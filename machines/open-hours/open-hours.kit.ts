/** The business hours: what a visitor reads at each time in Malden, independent of the visitor's own time zone. */
import type { ContextFrom } from 'xstate';
import type { StateEntry } from 'xstate-paths';
import { kitOf, type SiteContent } from '../kit';
import { openHoursMachine } from './open-hours.machine';

type Opening = ContextFrom<typeof openHoursMachine>['opening'];

/** Minutes before and after a change of the text, with the expected opening and text. The business hours are from the specification. */
const minutes: { at: { day: string; time: string }; opening: Opening; reads: string }[] = [
  {
    at: { day: '2026-11-23', time: '07:59' },
    opening: { open: false, day: '2026-11-23', weekday: 'Monday', opens: '08:00', inDays: 0 },
    reads: 'Opens today at 8am',
  },
  {
    at: { day: '2026-11-23', time: '08:00' },
    opening: { open: true, closes: '18:00' },
    reads: 'Open now · closes 6pm',
  },
  {
    at: { day: '2026-11-23', time: '18:00' },
    opening: { open: false, day: '2026-11-25', weekday: 'Wednesday', opens: '08:00', inDays: 2 },
    reads: 'Opens Wednesday at 8am',
  },
];

const known = {
  on: {
    'minute.pass': ({ event: { day, opening } }) => ({
      to: opening?.open ? 'open' : 'closed',
      context: { day, opening },
    }),
  },
  actors: ['salonClock'],
  page: ({ opening: now }) =>
    Object.fromEntries(
      minutes.map(({ opening, reads }) => [
        `text '${reads}'`,
        JSON.stringify(opening) === JSON.stringify(now) ? 'there' : undefined,
      ]),
    ),
} satisfies StateEntry<typeof openHoursMachine>;

export default ({ hours }: SiteContent) => {
  const schedule = { hours, closures: [] };
  return kitOf(openHoursMachine)({
    input: schedule,
    context: { schedule },
    inputs: { salonClock: () => schedule },
    begin: driver => driver.visit('/'),
    events: {
      'minute.pass': {
        payloads: minutes.map(({ at: { day }, opening }) => ({ day, opening })),
        // Hides the tab, sets the page's clock to the event's minute, and shows the tab again.
        by: async (driver, { day, opening }) => {
          const { time } = minutes.find(one => one.opening === opening)?.at ?? {};
          await driver.tab('hidden');
          await driver.time(`${day}T${time}:00-05:00`);
          await driver.tab('shown');
        },
      },
    },
    states: {
      // Nothing is checked: the clock reports as soon as a page hydrates.
      unknown: { ...known, page: {} },
      open: known,
      closed: known,
    },
  });
};
