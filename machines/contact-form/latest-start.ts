/** When a visitor should come, so that a style is done before the salon closes. */
import type { Schedule } from '../open-hours/opening';

interface StyleTime {
  /** The weekdays on which the salon is not open long enough. */
  short: string[];
  /** The latest time to begin on each of the other weekdays, such as '10:00'; undefined if there are none. */
  start: string | undefined;
}

/** Finds the time for a style of `length` hours on these weekdays; without weekdays, any day may be meant. */
export function timeFor({ hours }: Pick<Schedule, 'hours'>, weekdays: readonly string[], length: number): StyleTime {
  const short: string[] = [];
  let start: string | undefined;
  for (const day of new Set(hours.map(one => one.day))) {
    if (weekdays.length > 0 && !weekdays.includes(day)) continue;
    const [opens = ''] = hours.flatMap(one => (one.day === day ? one.opens : [])).sort();
    const last = inHours(closingTime({ hours }, day)) - length;
    if (last < inHours(opens)) short.push(day);
    else start = earlier(start, later(opens, halfHourBefore(last)));
  }
  return { short, start };
}

/** When the salon closes on a weekday, after a break, too. */
export const closingTime = ({ hours }: Pick<Schedule, 'hours'>, weekday: string) =>
  hours
    .flatMap(one => (one.day === weekday ? one.closes : []))
    .sort()
    .at(-1) ?? '';

function inHours(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The time, rounded down to half an hour. */
function halfHourBefore(hours: number): string {
  const halves = Math.floor(hours * 2);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string | undefined, other: string) => (one !== undefined && one < other ? one : other);
