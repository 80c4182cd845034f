/** Calculates whether a salon is open, from its hours and closures. The current time is a parameter. */
import { isTooFar, weekdayOf } from '../date-words';

/** The salon's local time. `day`: such as `2026-12-24`; `time`: such as `18:00`. */
export type SalonTime = Record<'day' | 'time', string>;

export interface Schedule {
  /** `day`: in English, such as `Monday`. */
  hours: readonly { day: string; opens: string; closes: string }[];
  /** The first and the last closed day. */
  closures: readonly { from: string; to: string }[];
}

export type Opening = { open: true; closes: string } | { open: false; day: string; opens: string };

/** The salon's date, such as `2026-12-24`, and whether it is open; unknown before its clock's first report, or if the clock has failed. */
export interface Today {
  day: string | undefined;
  /** Undefined also for a salon that never opens again. */
  opening: Opening | undefined;
  /** The visitor's date. Only if it is the salon's, too, 'today' is true for both. */
  here: string | undefined;
}

/** In ms. */
const DAY = 86_400_000;
/** The latest closing time of a day. */
const LAST_MINUTE = '23:59';
/** Number of days to search for an opening, including today. */
const HORIZON = 370;

/** Open or closed, and until when; undefined if the salon never opens again. From the closing minute on, it is closed. */
export function openingAt(schedule: Schedule, { day, time }: SalonTime): Opening | undefined {
  for (let inDays = 0; inDays < HORIZON; inDays++) {
    const ahead = daysAfter(day, inDays);
    for (const { opens, closes } of shiftsOn(schedule, ahead)) {
      if (inDays > 0 || time < opens) return { open: false, day: ahead, opens };
      // An evening that goes on past midnight is written as two lines.
      const night = closes === LAST_MINUTE && shiftsOn(schedule, daysAfter(day, 1))[0];
      if (night && night.opens === '00:00') return { open: true, closes: night.closes };
      if (time < closes) return { open: true, closes };
    }
  }
  return undefined;
}

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: Pick<Today, 'day' | 'opening'>) =>
  (opening?.open ? day : opening?.day) ?? '';

function shiftsOn({ hours, closures }: Schedule, day: string): Schedule['hours'] {
  if (closures.some(({ from, to }) => from <= day && day <= to)) return [];
  return hours.filter(one => one.day === weekdayOf(day)).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** Whether the salon can take someone on this day. `earliest`: its first open day from now on; if that is empty, no day is past. */
export const isBookable = (schedule: Schedule, day: string, earliest: string) =>
  day >= earliest && !isTooFar(day, earliest) && shiftsOn(schedule, day).length > 0;

/** Days are counted in UTC, where each has 24 hours. */
const daysAfter = (day: string, inDays: number) => new Date(Date.parse(day) + inDays * DAY).toISOString().slice(0, 10);
