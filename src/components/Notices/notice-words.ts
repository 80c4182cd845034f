import type { Notices } from '../../content/schema';
import { daysInWords } from '../../words/time';

type Closure = Notices['closures'][number];
type Notice = Notices['notices'][number];

export function closureInWords({ from, to, text }: Closure): string {
  return `Closed ${daysInWords(from, to)}${text ? `. ${text}` : ''}`;
}

/** Writes a notice with its dates, so that an outdated page is still true. */
export function noticeInWords({ text, from, until }: Notice): string {
  if (from && until) return `${text} (${daysInWords(from, until)})`;
  if (until) return `${text} (until ${daysInWords(until)})`;
  return from ? `${text} (from ${daysInWords(from)})` : text;
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
