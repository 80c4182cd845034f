/** The business hours: what a visitor reads at each time in Malden, independent of the visitor's own time zone. */
import type { ContextFrom } from 'xstate';
import { type Driver, type StateEntry, text } from 'xstate-paths';
import { type SiteContent, siteKit } from '../kit';
import { openHoursMachine } from './open-hours.machine';

type Opening = ContextFrom<typeof openHoursMachine>['opening'];

/** Monday. */
const DAY = '2026-11-23';
const at = (time: string, day = DAY) => ({ now: { day, time }, here: DAY });
/** A day in years of closures, after which nobody knows when the salon opens. */
const closed = { from: '2030-01-01', to: '2031-12-31' };
/** Minutes before and after a change of the text, with the expected opening and text. The business hours are from the specification. */
const minutes: Record<string, { opening: Opening; reads: string }> = {
  '07:59': { opening: { open: false, day: DAY, opens: '08:00' }, reads: 'Opens today at 8am' },
  '08:00': { opening: { open: true, closes: '18:00' }, reads: 'Open now · closes 6pm' },
  '18:00': { opening: { open: false, day: '2026-11-25', opens: '08:00' }, reads: 'Opens Wednesday at 8am' },
};

/** Shows a hidden tab so many ms after this time in Malden. */
async function shownAt(driver: Driver, time: string, later = 0): Promise<void> {
  await driver.tab('hidden');
  await driver.time(new Date(Date.parse(`${DAY}T${time}:00-05:00`) + later).toISOString());
  await driver.tab('shown');
}

const ticking = {
  on: {
    'minute.pass': ({ event: { now, here } }) => {
      const opening = now.day === DAY ? minutes[now.time]?.opening : undefined;
      const to = opening === undefined ? 'never' : opening.open ? 'open' : 'closed';
      return { to, reenter: true, context: { day: now.day, here, opening } };
    },
  },
  actors: ['salonClock'],
} satisfies StateEntry<typeof openHoursMachine>;

export default ({ hours }: SiteContent) => {
  const schedule = { hours, closures: [closed] };
  return siteKit(openHoursMachine)({
    input: { schedule },
    context: { schedule, day: undefined, here: undefined, opening: undefined },
    begin: driver => driver.visit('/services'),
    events: {
      'minute.pass': {
        payloads: Object.keys(minutes).map(time => at(time)),
        by: {
          'a tab that is shown again': (driver, { now: { time } }) => shownAt(driver, time),
          // Five seconds before the minute, and then the clock ticks.
          'the next minute': async (driver, { now: { time } }) => {
            await shownAt(driver, time, -5_000);
            await driver.wait(5_000);
          },
        },
      },
    },
    machineOnly: [
      { event: { type: 'minute.pass', ...at('08:00', closed.from) }, because: 'the page’s salon closes for days only' },
    ],
    unreachable: { 'openHours: minute.pass (3 of 3)': 'the page’s salon closes for days only' },
    always: {
      justAfter: {
        'minute.pass': (_, { now }) =>
          Object.fromEntries(
            Object.entries(minutes).map(([time, { reads }]) => [text(reads), time === now.time ? 'there' : undefined]),
          ),
      },
    },
    states: { unknown: ticking, open: { ...ticking, tags: ['open'] }, closed: ticking, never: ticking },
  });
};
