/** By when a visitor should come, so that a style is done before the salon closes. */
import type { Schedule } from '../open-hours/opening';

const NOON = '12:00';

/**
 * The latest time to begin a style of `length` hours, such as '10:00', whichever of these weekdays it is; no earlier than
 * the salon opens. Without weekdays, any day may be meant. Undefined if there is time enough after noon.
 */
export function latestStart({ hours }: Schedule, weekdays: readonly string[], length: number): string | undefined {
  const days = hours.filter(({ day }) => weekdays.length === 0 || weekdays.includes(day));
  const [first] = days.map(({ opens, closes }) => later(opens, before(closes, length))).sort();
  return first !== undefined && first < NOON ? first : undefined;
}

/** The time `length` hours before `time`, rounded down to half an hour. */
function before(time: string, length: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const halves = Math.max(0, Math.floor((hour + minute / 60 - length) * 2));
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
}

const later = (one: string, other: string) => (one > other ? one : other);
