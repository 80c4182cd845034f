import { weekdayOf } from '../../../machines/date-words';
import type { Opening } from '../../../machines/open-hours/opening';
import { dayInWords, timeInWords } from '../../words/time';

const DAY = 86_400_000;

/** Names the day: a weekday within the visitor's next week, otherwise a date, because the weekday would be ambiguous. */
function dayWord(day: string, here: string): string {
  const inDays = (Date.parse(day) - Date.parse(here)) / DAY;
  if (inDays === 0) return 'today';
  return inDays < 7 ? weekdayOf(day) : dayInWords(day).replace(/^.*?, /, '');
}

/** `here`: the visitor's date. */
export function openingInWords(opening: Opening, here: string): string {
  return opening.open
    ? `Open now · closes ${timeInWords(opening.closes)}`
    : `Opens ${dayWord(opening.day, here)} at ${timeInWords(opening.opens)}`;
}
