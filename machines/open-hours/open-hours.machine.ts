/** Whether the salon is open: unknown in a built page, then updated every minute. */
import { assign, fromCallback, setup } from 'xstate';
import { missing } from '../missing';
import type { Opening, Schedule } from './opening';

export interface OpenHoursContext {
  schedule: Schedule;
  /** Today's date at the salon, such as `2026-12-24`; undefined before the clock's first report. */
  day: string | undefined;
  /** Undefined before the clock's first report, and for a salon that never opens again. */
  opening: Opening | undefined;
}

export type OpenHoursEvent =
  /** A minute of the salon's time has begun. */
  { type: 'minute.pass'; day: string; opening: Opening | undefined };

export const openHoursMachine = setup({
  types: { context: {} as OpenHoursContext, events: {} as OpenHoursEvent, input: {} as Schedule },
  actors: {
    /** Sends `minute.pass` at once, then at the start of every minute. */
    salonClock: fromCallback<OpenHoursEvent, Schedule>(missing('salonClock')),
  },
}).createMachine({
  id: 'openHours',
  context: ({ input: { hours, closures } }) => ({ schedule: { hours, closures }, day: undefined, opening: undefined }),
  initial: 'ticking',
  states: {
    ticking: {
      invoke: { id: 'salonClock', src: 'salonClock', input: ({ context }) => context.schedule },
      on: { 'minute.pass': { actions: assign(({ event: { day, opening } }) => ({ day, opening })) } },
    },
  },
});
