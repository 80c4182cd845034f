import { useActorRef } from '@xstate/react';
import { type OpenHoursActor, openHoursMachine } from '../../machines/open-hours/open-hours.machine';
import type { Timetable } from '../../machines/open-hours/opening';
import { salonClock } from '../effects/salon-clock';
import { inspectOptions } from './inspect';
import { useRootActors } from './root';

const withClock = openHoursMachine.provide({ actors: { salonClock } });

/** Whether the salon is open by its timetable, from the moment that the page is taken over. */
export function useOpenHours(input: Timetable): OpenHoursActor {
  const { inspect } = useRootActors().world;
  return useActorRef(withClock, { input, ...inspectOptions(inspect) });
}

export type { Opening } from '../../machines/open-hours/opening';
