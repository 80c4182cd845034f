/** The business hours: what a visitor reads at each time in Malden, independent of the visitor's own time zone. */
import type { ContextFrom } from 'xstate';
import { kitOf, type SiteContent, type SiteKit } from '../kit';
import { openHoursMachine } from './open-hours.machine';

type Machine = typeof openHoursMachine;
type Opening = ContextFrom<Machine>['opening'];

/** Minutes before and after a change of the text, with the expected opening and text. The business hours are from the specification. */
const minutes: { at: { day: string; weekday: string; time: string }; opening: Opening; reads: string }[] = [
  {
    at: { day: '2026-11-23', weekday: 'Monday', time: '07:59' },
    opening: { open: false, day: '2026-11-23', weekday: 'Monday', opens: '08:00', inDays: 0 },
    reads: 'Opens today at 8am',
  },
  {
    at: { day: '2026-11-23', weekday: 'Monday', time: '08:00' },
    opening: { open: true, closes: '18:00' },
    reads: 'Open now · closes 6pm',
  },
  {
    at: { day: '2026-11-23', weekday: 'Monday', time: '18:00' },
    opening: { open: false, day: '2026-11-25', weekday: 'Wednesday', opens: '08:00', inDays: 2 },
    reads: 'Opens Wednesday at 8am',
  },
];
const reads = ({ opening }: ContextFrom<Machine>) => ({
  reads: minutes.find(one => JSON.stringify(one.opening) === JSON.stringify(opening))?.reads,
});
const pass = {
  'minute.pass': ({ event: { day, opening } }: { event: { day: string; opening: Opening } }) => ({
    to: opening?.open ? ('open' as const) : ('closed' as const),
    context: { day, opening },
  }),
};

export default function openHoursKit({ hours }: SiteContent): SiteKit {
  return kitOf(openHoursMachine)({
    name: 'open-hours',
    input: { hours, closures: [] },
    events: { 'minute.pass': minutes.map(({ at: { day }, opening }) => ({ day, opening })) },
    answers: {},
    delays: {},
    starts: { in: 'unknown', context: { schedule: { hours, closures: [] }, day: undefined, opening: undefined } },
    transitions: { unknown: pass, open: pass, closed: pass },
    activeActors: { unknown: ['salonClock'], open: ['salonClock'], closed: ['salonClock'] },
    inputs: { salonClock: () => ({ hours, closures: [] }) },
    tags: {},

    viewports: ['phone', 'desktop'],
    begin: driver => driver.visit('/'),
    perform: {
      // Hides the tab, sets the page's clock to the event's minute, and shows the tab again.
      'minute.pass': async (driver, { day, opening }) => {
        const { time } = minutes.find(one => one.opening === opening)?.at ?? {};
        await driver.tab('hidden');
        await driver.time(`${day}T${time}:00-05:00`);
        await driver.tab('shown');
      },
    },
    differs: [],
    see: async driver => {
      const found = await Promise.all(minutes.map(async one => ((await driver.reads(one.reads)) ? one.reads : '')));
      return { reads: found.find(Boolean) };
    },
    // Nothing is checked in `unknown`: the clock reports as soon as a page hydrates.
    seen: { unknown: () => ({}), open: reads, closed: reads },
  });
}
