import { useSelector } from '@xstate/react';
import type { OpenHoursContext } from '../../../machines/open-hours/open-hours.machine';
import type { SiteActor } from '../../../machines/site/site.machine';
import { useSite } from '../../actors/site';

export type Today = Pick<OpenHoursContext, 'day' | 'opening'>;
const UNKNOWN: Today = { day: undefined, opening: undefined };

/** Today by the salon's clock; unknown if the clock has failed, so that the form works without it. */
export function useToday(): Today {
  const clock = useSelector(useSite(), ({ children }) => children.openHours);
  return useSelector(clock, snapshot => snapshot?.context ?? UNKNOWN);
}

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: Today) => (opening?.open ? day : opening?.day) ?? '';

/** The same when an event is sent: a field may be adopted before its view has rendered the hours. */
export const firstOpenDayNow = (site: SiteActor) =>
  firstOpenDay(site.getSnapshot().children.openHours?.getSnapshot().context ?? UNKNOWN);
