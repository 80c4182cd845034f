/** Whether the salon is open: unknown in a built page, then decided at every minute. */
import { assign, fromCallback, setup } from 'xstate';
import { unprovided } from '../unprovided';
import { openingAt, type SalonTime, type Schedule, type Today } from './opening';

export type OpenHoursEvent =
  /** A minute of the salon's time has begun, or the tab was shown or hidden. `here`: the visitor's date. */
  { type: 'minute.pass'; now: SalonTime; here: string };

export const openHoursMachine = setup({
  types: {
    context: {} as Today & { schedule: Schedule },
    events: {} as OpenHoursEvent,
    input: {} as { schedule: Schedule },
    tags: {} as 'open',
  },
  actors: {
    /** Sends `minute.pass` soon, at the start of every minute, and when the tab is shown or hidden. */
    salonClock: fromCallback(unprovided('salonClock')),
  },
  guards: {
    isOpen: ({ context, event }) => openingAt(context.schedule, event.now)?.open === true,
    isToOpen: ({ context, event }) => openingAt(context.schedule, event.now) !== undefined,
  },
  actions: {
    keepToday: assign(({ context: { schedule }, event: { now, here } }) => ({
      day: now.day,
      here,
      opening: openingAt(schedule, now),
    })),
  },
}).createMachine({
  id: 'openHours',
  context: ({ input: { schedule } }) => ({ schedule, day: undefined, here: undefined, opening: undefined }),
  invoke: { id: 'salonClock', src: 'salonClock' },
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
