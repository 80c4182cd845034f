import type { Opening } from '../../../machines/open-hours/opening';
import { clock } from '../SalonHours/opening-hours';

/** Names the day: a weekday within the next week, otherwise a date, because the weekday would be ambiguous. */
function day({ day, weekday, inDays }: Extract<Opening, { open: false }>): string {
  if (inDays === 0) return 'today';
  if (inDays < 7) return weekday;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

export function openingInWords(opening: Opening): string {
  return opening.open
    ? `Open now · closes ${clock(opening.closes)}`
    : `Opens ${day(opening)} at ${clock(opening.opens)}`;
}
