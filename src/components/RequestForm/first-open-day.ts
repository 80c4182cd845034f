import { useSelector } from '@xstate/react';
import type { Today } from '../../../machines/open-hours/opening';
import { useSite } from '../../actors/use-site';
import { dayHere } from '../../effects/salon-clock';

const UNKNOWN: Today = { day: undefined, opening: undefined };

/** Today by the salon's clock; unknown if the clock has failed, so that the form works without it. */
export function useToday(): Today {
  const clock = useSelector(useSite(), ({ children }) => children.openHours);
  const { day, opening } = useSelector(clock, snapshot => snapshot?.context ?? UNKNOWN);
  return { day, opening, here: dayHere() };
}
