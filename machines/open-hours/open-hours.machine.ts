/** Whether the salon is open: unknown in a built page, then updated every minute. */
import { assign, fromCallback, setup } from 'xstate';
import { missing } from '../missing';
import type { Schedule, Today } from './opening';

export interface OpenHoursContext extends Today {
  schedule: Schedule;
}

export type OpenHoursEvent =
  /** A minute of the salon's time has begun, or the tab was shown or hidden. */
  { type: 'minute.pass' } & Today;

export const openHoursMachine = setup({
  types: {
    context: {} as OpenHoursContext,
    events: {} as OpenHoursEvent,
    input: {} as { schedule: Schedule },
    tags: {} as 'open',
  },
  actors: {
    /** Sends `minute.pass` at once, then at the start of every minute. */
    salonClock: fromCallback<OpenHoursEvent, Schedule>(missing('salonClock')),
  },
  guards: {
    isOpen: ({ event }) => event.opening?.open === true,
    isToOpen: ({ event }) => event.opening !== undefined,
  },
  actions: { keepToday: assign(({ event: { day, here, opening } }) => ({ day, here, opening })) },
}).createMachine({
  id: 'openHours',
  context: ({ input: { schedule } }) => ({ schedule, day: undefined, here: undefined, opening: undefined }),
  invoke: { id: 'salonClock', src: 'salonClock', input: ({ context }) => context.schedule },
  on: {
    'minute.pass': [
      { guard: 'isOpen', target: '.open', actions: 'keepToday' },
      { guard: 'isToOpen', target: '.closed', actions: 'keepToday' },
      { target: '.never', actions: 'keepToday' },
    ],
  },
  initial: 'unknown',
  states: {
    unknown: {},
    open: { tags: 'open' },
    closed: {},
    /** There are no hours, or none in the coming year. */
    never: {},
  },
});
