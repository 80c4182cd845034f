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

export type Opening =
  | { open: true; closes: string }
  /** `inDays`: how many days ahead; 0 for later today. */
  | { open: false; day: string; weekday: string; opens: string; inDays: number };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Number of days to search for an opening, including today. */
const HORIZON = 370;

/** Open or closed, and until when; undefined if the salon never opens again. From the closing minute on, it is closed. */
export function openingAt({ hours, closures }: Schedule, { day, weekday, time }: SalonTime): Opening | undefined {
  let ahead = day;
  for (let inDays = 0; inDays < HORIZON; inDays++) {
    const name = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + inDays) % WEEKDAYS.length] ?? '';
    const isClosed = closures.some(({ from, to }) => from <= ahead && ahead <= to);
    for (const { opens, closes } of isClosed ? [] : shiftsOn(name, hours)) {
      if (inDays > 0 || time < opens) return { open: false, day: ahead, weekday: name, opens, inDays };
      if (time < closes) return { open: true, closes };
    }
    ahead = dayAfter(ahead);
  }
  return undefined;
}

const shiftsOn = (weekday: string, hours: readonly Hours[]) =>
  hours.filter(one => one.day === weekday).sort((a, b) => a.opens.localeCompare(b.opens));

function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (day < daysIn(year, month)) return written(year, month, day + 1);
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const written = (...parts: number[]) => parts.map(part => String(part).padStart(2, '0')).join('-');
