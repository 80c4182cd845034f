import { fromCallback } from 'xstate';
import { listen } from './listen';

const MINUTE = 60_000;

/** Reads the time in Malden from any time zone: day as `2026-12-24`, weekday in English, time as `18:00`. */
export function salonWatch(): (now: Date) => { day: string; weekday: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
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

/** Sends `minute.pass` at once, at the start of every minute, and when a hidden page is shown again. */
export const salonClock = fromCallback(({ sendBack }) => {
  const read = salonWatch();
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    const now = new Date();
    sendBack({ type: 'minute.pass', ...read(now) });
    clearTimeout(timer);
    timer = setTimeout(tell, MINUTE - (now.getTime() % MINUTE));
  };
  tell();
  const deaf = listen(document, ['visibilitychange'], tell);
  return () => {
    clearTimeout(timer);
    deaf();
  };
});
