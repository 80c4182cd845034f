/** Dates, times and business hours in words, as the views show them. */
import { dateInWords } from '../../machines/date-words';

/** 'Saturday, November 28'. */
export const dayInWords = (day: string) => dateInWords(day).replace(/, \d+$/, '');

/** 'November 28, 2026'. */
const dateAlone = (day: string) => dateInWords(day).replace(/^\w+, /, '');

/** 'December 24–26, 2026'. Both months or years are named where they differ. */
export function daysInWords(from: string, to = from): string {
  if (from === to) return dateAlone(from);
  const [start = '', startYear] = dateAlone(from).split(', ');
  const [end = '', endYear] = dateAlone(to).split(', ');
  if (startYear !== endYear) return `${dateAlone(from)} – ${dateAlone(to)}`;
  const [month] = start.split(' ');
  return end.startsWith(`${month} `)
    ? `${start}–${end.slice(`${month} `.length)}, ${endYear}`
    : `${start} – ${end}, ${endYear}`;
}

/** '8am' for '08:00', and '6:30pm' for '18:30'; `gap`: between the number and its half of the day. */
export function timeInWords(time: string, gap = ''): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${gap}${half}`;
}

/** The business hours. Days with the same hours share a line; lines are in the order of their first day. */
export function hoursLines(hours: readonly { day: string; opens: string; closes: string }[]) {
  const lines = new Map<string, string[]>();
  for (const { day, opens, closes } of hours) {
    const span = `${timeInWords(opens)}-${timeInWords(closes)}`;
    lines.set(span, [...(lines.get(span) ?? []), day]);
  }
  return [...lines].map(([span, days]) => ({ days, hours: span }));
}
