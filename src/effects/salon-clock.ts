import { fromCallback } from 'xstate';
import type { OpenHoursEvent } from '../../machines/open-hours/open-hours.machine';
import type { SalonTime } from '../../machines/open-hours/opening';
import { endAll, listen } from './listen';

const MINUTE = 60_000;

/** Returns a function that reads the time at the salon, in whichever time zone the visitor is. */
export function salonTime(timeZone: string): (now: Date) => SalonTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return now => {
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
  };
}

/** The visitor's date, such as `2026-12-24`, which may be another one than the salon's. */
function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
}

/** Reports the salon's time: soon, at the start of every minute, and when the tab is shown or hidden. */
export const salonClock = (timeZone: string) =>
  fromCallback(({ sendBack }) => {
    let read: ReturnType<typeof salonTime> | undefined;
    const report = () => {
      const now = new Date();
      read ??= salonTime(timeZone);
      sendBack({ type: 'minute.pass', now: read(now), here: dayHere(now) } satisfies OpenHoursEvent);
      clearTimeout(timer);
      timer = setTimeout(report, MINUTE - (now.getTime() % MINUTE));
    };
    // A task of its own: its first formatter of dates takes a browser long, and presses are waiting.
    let timer = setTimeout(report);
    return endAll(listen(document, ['visibilitychange'], report), () => clearTimeout(timer));
  });
