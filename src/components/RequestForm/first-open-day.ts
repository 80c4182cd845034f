import { useSelector } from '@xstate/react';
import type { Today } from '../../../machines/open-hours/opening';
import { useSite } from '../../actors/site';

const UNKNOWN: Today = { day: undefined, opening: undefined };

/** Today by the salon's clock; unknown if the clock has failed, so that the form works without it. */
export function useToday(): Today {
  const clock = useSelector(useSite(), ({ children }) => children.openHours);
  return useSelector(clock, snapshot => snapshot?.context ?? UNKNOWN);
}
