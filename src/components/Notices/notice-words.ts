import type { Notices } from '../../content/schema';

type Closure = Notices['closures'][number];
type Notice = Notices['notices'][number];

const locale = 'en-US';

/** Formats a day, such as 'December 24, 2026', in UTC, so that no time zone changes the day. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats a range, such as 'December 24–26, 2026'. Both months or years are named where they differ. */
export function daysInWords(from: string, to: string): string {
  if (from === to) return dayInWords(from);
  const [start = '', startYear] = dayInWords(from).split(', ');
  const [end = '', endYear] = dayInWords(to).split(', ');
  if (startYear !== endYear) return `${dayInWords(from)} – ${dayInWords(to)}`;
  const [month] = start.split(' ');
  return end.startsWith(`${month} `)
    ? `${start}–${end.slice(`${month} `.length)}, ${endYear}`
    : `${start} – ${end}, ${endYear}`;
}

export function closureInWords({ from, to, text }: Closure): string {
  return `Closed ${daysInWords(from, to)}${text ? `. ${text}` : ''}`;
}

/** Writes a notice with its dates, so that an outdated page is still true. */
export function noticeInWords({ text, from, until }: Notice): string {
  if (from && until) return `${text} (${daysInWords(from, until)})`;
  if (until) return `${text} (until ${dayInWords(until)})`;
  return from ? `${text} (from ${dayInWords(from)})` : text;
}

/** Closures that have not ended. Returns all of them if the date is unknown, as in a built page. */
export function currentClosures(closures: readonly Closure[], today: string | undefined): Closure[] {
  return closures.filter(({ to }) => today === undefined || today <= to);
}

export function currentNotices(notices: readonly Notice[], today: string | undefined): Notice[] {
  return notices.filter(
    ({ from, until }) => today === undefined || ((!from || from <= today) && (!until || today <= until)),
  );
}
