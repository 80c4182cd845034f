/** Calculates whether a salon is open, from its hours and closures. The current time is a parameter. */

/** The salon's local time. */
export interface SalonTime {
  /** Such as `2026-12-24`. */
  day: string;
  /** In English, such as `Thursday`. */
  weekday: string;
  /** Such as `18:00`. */
  time: string;
}

interface Hours {
  /** In English, such as `Monday`. */
  day: string;
  opens: string;
  closes: string;
}

/** The first and the last closed day. */
interface ClosedDays {
  from: string;
  to: string;
}

export interface Schedule {
  hours: readonly Hours[];
  closures: readonly ClosedDays[];
}

export type Opening = { open: true; closes: string } | { open: false; day: string; weekday: string; opens: string };

/** The salon's date, such as `2026-12-24`, and whether it is open; unknown before its clock's first report, or if the clock has failed. */
export interface Today {
  day: string | undefined;
  /** Undefined also for a salon that never opens again. */
  opening: Opening | undefined;
  /** The visitor's date. Only if it is the salon's, too, 'today' is true for both. */
  here: string | undefined;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** In ms. */
const DAY = 86_400_000;
/** The latest closing time of a day. */
const LAST_MINUTE = '23:59';
/** Number of days to search for an opening, including today. */
const HORIZON = 370;

/** Open or closed, and until when; undefined if the salon never opens again. From the closing minute on, it is closed. */
export function openingAt(schedule: Schedule, { day, weekday, time }: SalonTime): Opening | undefined {
  for (let inDays = 0; inDays < HORIZON; inDays++) {
    const ahead = daysAfter(day, inDays);
    const name = weekdayAfter(weekday, inDays);
    for (const { opens, closes } of shiftsOn(ahead, name, schedule)) {
      if (inDays > 0 || time < opens) return { open: false, day: ahead, weekday: name, opens };
      // An evening that goes on past midnight is written as two lines.
      const night = closes === LAST_MINUTE && shiftsOn(daysAfter(day, 1), weekdayAfter(weekday, 1), schedule)[0];
      if (night && night.opens === '00:00') return { open: true, closes: night.closes };
      if (time < closes) return { open: true, closes };
    }
  }
  return undefined;
}

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: Pick<Today, 'day' | 'opening'>) =>
  (opening?.open ? day : opening?.day) ?? '';

function shiftsOn(day: string, weekday: string, { hours, closures }: Schedule): Hours[] {
  if (closures.some(({ from, to }) => from <= day && day <= to)) return [];
  return hours.filter(one => one.day === weekday).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** Whether the salon opens at all on this day. */
export const isOpenOn = (schedule: Schedule, day: string, weekday: string) =>
  shiftsOn(day, weekday, schedule).length > 0;

const weekdayAfter = (weekday: string, inDays: number) =>
  // Stryker disable next-line StringLiteral: only TypeScript needs the default: the remainder is always the index of a weekday
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + inDays) % WEEKDAYS.length] ?? '';

/** Days are counted in UTC, where each has 24 hours. */
const daysAfter = (day: string, inDays: number) => new Date(Date.parse(day) + inDays * DAY).toISOString().slice(0, 10);
