import type { Opening } from '../../../machines/open-hours/opening';

/** Formats '18:00' as '6 pm' and '08:30' as '8:30 am', with a no-break space. */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Names the day: a weekday within the next week, otherwise a date, because the weekday would be ambiguous. */
function day({ day, weekday, inDays }: Extract<Opening, { open: false }>): string {
  if (inDays === 0) return 'today';
  if (inDays < 7) return weekday;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

export function openingInWords(opening: Opening): string {
  return opening.open ? `Open now · closes ${hour(opening.closes)}` : `Opens ${day(opening)} at ${hour(opening.opens)}`;
}
