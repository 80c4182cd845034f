/** Whether the salon is open: not known until the clock is heard, and from then on right from minute to minute. */
import { assign, fromCallback, setup } from 'xstate';
import type { Opening, Timetable } from './opening';

export interface OpenHoursContext {
  timetable: Timetable;
  /** Today at the salon as `2026-12-24`; undefined before the clock is heard. */
  day: string | undefined;
  /** What is known; undefined before the clock is heard, and for a salon that does not open again. */
  opening: Opening | undefined;
}

export type OpenHoursEvent =
  /** A minute has begun on the salon's clock. */
  { type: 'minute.pass'; day: string; opening: Opening | undefined };

export const openHoursMachine = setup({
  types: { context: {} as OpenHoursContext, events: {} as OpenHoursEvent, input: {} as Timetable },
  actors: {
    /** Tells `minute.pass` at once, and then whenever a minute begins at the salon. */
    salonClock: fromCallback<OpenHoursEvent, Timetable>(() => {
      throw new Error('salonClock is not provided');
    }),
  },
  guards: {
    isOpen: ({ event }) => event.opening?.open === true,
  },
  actions: {
    keepTime: assign(({ event: { day, opening } }) => ({ day, opening })),
  },
}).createMachine({
  id: 'openHours',
  context: ({ input: { hours, closures } }) => ({ timetable: { hours, closures }, day: undefined, opening: undefined }),
  invoke: { id: 'salonClock', src: 'salonClock', input: ({ context }) => context.timetable },
  initial: 'unknown',
  on: {
    'minute.pass': [
      { guard: 'isOpen', target: '.open', actions: 'keepTime' },
      { target: '.closed', actions: 'keepTime' },
    ],
  },
  states: {
    unknown: {},
    open: {},
    closed: {},
  },
});
