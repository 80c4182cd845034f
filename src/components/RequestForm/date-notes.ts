import type { ContactFormContext } from '../../../machines/contact-form/contact-form.context';
import { choicesIn, DATE } from '../../../machines/contact-form/request-lines';
import { dateFromWords, dateInWords, isTooFar, weekdayOf } from '../../../machines/date-words';
import { firstOpenDay, isBookable, openingAt, type Schedule, type Today } from '../../../machines/open-hours/opening';
import { chairTimes } from '../../derived/costs';
import { lineKinds } from '../../words/request';
import { dayInWords, timeInWords } from '../../words/time';
import { chosenCost } from './chosen-cost';
import { closingTime, timeFor } from './latest-start';

type Asked = Pick<ContactFormContext, 'fields' | 'unusableDate' | 'schedule'>;

const NOON = '12:00';

/** The date that the visitor has chosen or written; empty if none. */
export const dateOf = ({ fields, unusableDate }: Asked) =>
  unusableDate || dateFromWords(choicesIn(fields.message, lineKinds)[DATE]?.options[0]);

/** Why the salon cannot take anyone on that date; empty if it can. A date in the message can become past while the page is open. */
export function dateProblem(asked: Asked, today: Today): string {
  const { unusableDate, schedule } = asked;
  const date = dateOf(asked);
  const first = firstOpenDay(today);
  // While a year is typed, the field reports years such as 0002 and 0020.
  if (date < '1000' || (!unusableDate && isBookable(schedule, date, first))) return '';
  const isPast = date < first;
  const isFar = isTooFar(date, first);
  const next = openDayFrom(schedule, isPast || isFar ? first : date);
  const why = isFar ? 'That day is too far ahead.' : whyNot(date, schedule, today);
  if (!next) return why;
  // Also beside a date of another year: the clock of the visitor's device may be years off.
  const isSameYear = [today.day, date].every(day => day?.slice(0, 4) === next.slice(0, 4));
  const words = isSameYear ? dayInWords(next) : dateInWords(next);
  return `${why} Please choose another date: our next open day is ${words}.`;
}

function whyNot(date: string, schedule: Schedule, { day, here }: Today): string {
  if (day && date < day) return 'That day is past.';
  // The salon is open today, so the date can be refused only because it has closed.
  if (date === day && openDayFrom(schedule, date) === date)
    return `We closed at ${timeInWords(closingTime(schedule, weekdayOf(date)), ' ')} ${day === here ? 'today' : 'that day'}.`;
  return 'We’re closed that day.';
}

/**
 * By when to come so that a long style is done before the salon closes, or on which days it may not be; empty before
 * the visitor names a day or a time.
 */
export function hoursWarning({ fields, schedule }: Asked): string {
  const chosen = choicesIn(fields.message, lineKinds);
  const usual = chairTimes[chosen.style?.options[0] ?? ''];
  const date = dateFromWords(chosen.date?.options[0]);
  if (!usual || !(date || chosen.days || chosen.time)) return '';
  const cost = chosenCost(chosen);
  const length = cost?.hours ?? usual.most;
  const { short, start } = timeFor(schedule, date ? [weekdayOf(date)] : (chosen.days?.options ?? []), length);
  const plan = `For ${usual.name}, plan ${cost ? `about ${cost.time}` : usual.time}`;
  const come = start && start < NOON ? `come by ${timeInWords(start, ' ')}.` : '';
  if (short.length > 0) {
    const isAnyLongEnough = timeFor(schedule, [], length).start !== undefined;
    const days = isAnyLongEnough ? new Intl.ListFormat('en-US').format(short) : 'any day';
    const otherwise = isAnyLongEnough
      ? 'Choose another day, or we’ll find a time with you.'
      : 'We’ll find a time with you.';
    const advice = start ? come && `On other days, ${come}` : otherwise;
    return `${plan}. That can be longer than we’re open on ${days}. ${advice}`.trim();
  }
  if (!come) return '';
  return chosen.time?.options[0] === 'afternoon' ? `${plan}. The afternoon is too short: ${come}` : `${plan}: ${come}`;
}

/** The first open day from `day` on; undefined if the salon never opens again. */
function openDayFrom(schedule: Schedule, day: string): string | undefined {
  const opening = openingAt(schedule, { day, time: '' });
  return opening && 'day' in opening ? opening.day : undefined;
}
