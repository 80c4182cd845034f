/** Whether the salon is open: unknown in a built page, then updated every minute. */
import { assign, fromCallback, setup } from 'xstate';
import { missing } from '../missing';
import type { Schedule, Today } from './opening';

export interface OpenHoursContext extends Today {
  schedule: Schedule;
}

export type OpenHoursEvent =
  /** A minute of the salon's time has begun. */
  { type: 'minute.pass' } & Today;

export const openHoursMachine = setup({
  types: {
    context: {} as OpenHoursContext,
    events: {} as OpenHoursEvent,
    input: {} as Schedule,
    tags: {} as 'open',
  },
  actors: {
    /** Sends `minute.pass` at once, then at the start of every minute. */
    salonClock: fromCallback<OpenHoursEvent, Schedule>(missing('salonClock')),
  },
  guards: {
    isOpen: (_, { opening }: Today) => opening?.open === true,
    isToOpen: (_, { opening }: Today) => opening !== undefined,
  },
  actions: { keepToday: assign((_, { day, here, opening }: Today) => ({ day, here, opening })) },
}).createMachine({
  id: 'openHours',
  context: ({ input: { hours, closures } }) => ({
    schedule: { hours, closures },
    day: undefined,
    here: undefined,
    opening: undefined,
  }),
  invoke: { id: 'salonClock', src: 'salonClock', input: ({ context }) => context.schedule },
  on: {
    'minute.pass': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'keepToday', params: ({ event }) => event },
      },
      {
        guard: { type: 'isToOpen', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'keepToday', params: ({ event }) => event },
      },
      { target: '.never', actions: { type: 'keepToday', params: ({ event }) => event } },
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
