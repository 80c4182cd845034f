/** When a visitor should come, so that a style is done before the salon closes. */
import type { Schedule } from '../../../machines/open-hours/opening';

interface StyleTime {
  /** The weekdays on which the salon is not open long enough. */
  short: string[];
  /** The latest time to begin on each of the other weekdays, such as '10:00'; undefined if there are none. */
  start: string | undefined;
}

/** Finds the time for a style of `length` hours on these weekdays; without weekdays, any day may be meant. */
export function timeFor({ hours }: Pick<Schedule, 'hours'>, weekdays: readonly string[], length: number): StyleTime {
  const short: string[] = [];
  const starts: number[] = [];
  for (const day of new Set(hours.map(one => one.day))) {
    if (weekdays.length > 0 && !weekdays.includes(day)) continue;
    const opens = inMinutes(timesOn(day, 'opens', hours)[0]);
    const last = inMinutes(closingTime({ hours }, day)) - Math.round(length * 60);
    if (last < opens) short.push(day);
    // At half hours.
    else starts.push(Math.max(opens, Math.floor(last / 30) * 30));
  }
  return { short, start: starts.length > 0 ? timeOf(Math.min(...starts)) : undefined };
}

/** When the salon closes on a weekday, after a break, too. */
export const closingTime = ({ hours }: Pick<Schedule, 'hours'>, weekday: string) =>
  // Stryker disable next-line StringLiteral: only TypeScript needs the default: the salon is open on that weekday
  timesOn(weekday, 'closes', hours).at(-1) ?? '';

const timesOn = (weekday: string, kind: 'opens' | 'closes', hours: Schedule['hours']) =>
  hours
    .filter(one => one.day === weekday)
    .map(one => one[kind])
    .sort();

/** A time, such as '14:30', in minutes since midnight. */
// Stryker disable next-line StringLiteral: only TypeScript needs the default: each of these weekdays has hours
function inMinutes(time = ''): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
