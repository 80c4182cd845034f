import type { OpenHoursContext } from '../../../machines/open-hours/open-hours.machine';
import type { SiteActor } from '../../../machines/site/site.machine';

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: OpenHoursContext) => (opening?.open ? day : opening?.day) ?? '';

/** The same when an event is sent: a field may be adopted before its view has rendered the hours, or after they have failed. */
export function firstOpenDayNow(site: SiteActor): string {
  const hours = site.getSnapshot().children.openHours?.getSnapshot();
  return hours ? firstOpenDay(hours.context) : '';
}
