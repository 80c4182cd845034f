import { fromCallback } from 'xstate';
import type { OpenHoursEvent } from '../../machines/open-hours/open-hours.machine';
import { openingAt, type SalonTime, type Schedule } from '../../machines/open-hours/opening';
import { endAll, listen } from './listen';

const MINUTE = 60_000;

/** Returns a function that reads the time at the salon, in whichever time zone the visitor is. */
export function salonTime(timeZone: string): (now: Date) => SalonTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return now => {
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const { year, month, day, weekday = '', hour, minute } = part;
    return { day: `${year}-${month}-${day}`, weekday, time: `${hour}:${minute}` };
  };
}

/** The visitor's date, such as `2026-12-24`, which may be another one than the salon's. */
function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
}

/**
 * Reports the salon's date and whether it is open: at once, at the start of every minute, and when a hidden page is
 * shown again.
 */
export const salonClock = (timeZone: string) =>
  fromCallback<OpenHoursEvent, Schedule>(({ input: schedule, sendBack }) => {
    const read = salonTime(timeZone);
    let timer: ReturnType<typeof setTimeout>;
    const report = () => {
      const now = new Date();
      const time = read(now);
      sendBack({ type: 'minute.pass', day: time.day, here: dayHere(now), opening: openingAt(schedule, time) });
      clearTimeout(timer);
      timer = setTimeout(report, MINUTE - (now.getTime() % MINUTE));
    };
    report();
    return endAll(listen(document, ['visibilitychange'], report), () => clearTimeout(timer));
  });
