import type { OpenHoursContext } from '../../../machines/open-hours/open-hours.machine';

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: OpenHoursContext) => (opening?.open ? day : opening?.day) ?? '';
