/** The business hours: what a visitor reads at each time in Malden, independent of the visitor's own time zone. */
import type { ContextFrom } from 'xstate';
import { type Driver, type StateEntry, text } from 'xstate-paths';
import { kitOf, type SiteContent } from '../kit';
import { openHoursMachine } from './open-hours.machine';

type Opening = ContextFrom<typeof openHoursMachine>['opening'];

/** Monday. */
const DAY = '2026-11-23';
const opens = (day: string, weekday: string): Opening => ({ open: false, day, weekday, opens: '08:00' });
/** Minutes before and after a change of the text, with the expected opening and text. The business hours are from the specification. */
const minutes: { time: string; opening: Opening; reads: string }[] = [
  { time: '07:59', opening: opens(DAY, 'Monday'), reads: 'Opens today at 8am' },
  { time: '08:00', opening: { open: true, closes: '18:00' }, reads: 'Open now · closes 6pm' },
  { time: '18:00', opening: opens('2026-11-25', 'Wednesday'), reads: 'Opens Wednesday at 8am' },
];

/** The start of the event's minute, in Malden. */
const startOf = (event: { opening?: Opening }) =>
  Date.parse(`${DAY}T${minutes.find(one => one.opening === event.opening)?.time}:00-05:00`);

async function shownAt(driver: Driver, time: number): Promise<void> {
  await driver.tab('hidden');
  await driver.time(new Date(time).toISOString());
  await driver.tab('shown');
}

const ticking = {
  on: {
    'minute.pass': ({ event: { day, here, opening } }) => ({
      to: opening === undefined ? 'never' : opening.open ? 'open' : 'closed',
      reenter: true,
      context: { day, here, opening },
    }),
  },
  actors: ['salonClock'],
} satisfies StateEntry<typeof openHoursMachine>;

export default ({ hours }: SiteContent) => {
  const schedule = { hours, closures: [] };
  return kitOf(openHoursMachine)({
    input: { schedule },
    context: { schedule, day: undefined, here: undefined, opening: undefined },
    inputs: { salonClock: () => schedule },
    begin: driver => driver.visit('/services'),
    events: {
      'minute.pass': {
        payloads: minutes.map(({ opening }) => ({ day: DAY, here: DAY, opening })),
        by: {
          'a tab that is shown again': (driver, event) => shownAt(driver, startOf(event)),
          // Five seconds before the minute, and then the clock ticks.
          'the next minute': async (driver, event) => {
            await shownAt(driver, startOf(event) - 5_000);
            await driver.wait(5_000);
          },
        },
      },
    },
    machineOnly: [
      { event: { type: 'minute.pass', day: DAY, here: DAY, opening: undefined }, because: 'this salon has hours' },
    ],
    unreachable: { 'openHours: minute.pass (3 of 3)': 'this salon has hours' },
    always: {
      page: ({ opening: now }) =>
        Object.fromEntries(
          // Before its first report, which comes as soon as a page hydrates, nothing is checked.
          (now ? minutes : []).map(({ opening, reads }) => [
            text(reads),
            JSON.stringify(opening) === JSON.stringify(now) ? 'there' : undefined,
          ]),
        ),
    },
    states: {
      unknown: ticking,
      open: { ...ticking, tags: ['open'] },
      closed: ticking,
      never: ticking,
    },
  });
};
