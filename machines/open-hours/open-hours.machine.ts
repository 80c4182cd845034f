/** Whether the salon is open: not known until the clock is heard, and from then on right from minute to minute. */
import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { type Opening, openingAt, type Timetable } from './opening';

export interface OpenHoursContext extends Timetable {
  /** What is known; undefined before the clock is heard, and for a salon that does not open again. */
  opening: Opening | undefined;
}

export type OpenHoursEvent =
  /** A minute has begun on the salon's clock: the day as `2026-12-24`, the weekday in English, the time as `18:00`. */
  { type: 'minute.pass'; day: string; weekday: string; time: string };

export const openHoursMachine = setup({
  types: { context: {} as OpenHoursContext, events: {} as OpenHoursEvent, input: {} as Timetable },
  actors: {
    /** Tells `minute.pass` at once, and then whenever a minute begins at the salon. */
    salonClock: fromCallback(() => {
      throw new Error('salonClock is not provided');
    }),
  },
  guards: {
    isOpen: ({ context, event }) => openingAt(context, event)?.open === true,
  },
  actions: {
    readTimetable: assign({ opening: ({ context, event }) => openingAt(context, event) }),
  },
}).createMachine({
  id: 'openHours',
  context: ({ input: { hours, closures } }) => ({ hours, closures, opening: undefined }),
  invoke: { id: 'salonClock', src: 'salonClock' },
  initial: 'unknown',
  on: {
    'minute.pass': [
      { guard: 'isOpen', target: '.open', actions: 'readTimetable' },
      { target: '.closed', actions: 'readTimetable' },
    ],
  },
  states: {
    unknown: {},
    open: {},
    closed: {},
  },
});

export type OpenHoursActor = ActorRefFrom<typeof openHoursMachine>;
