import type { ContactFormContext } from '../../../machines/contact-form/contact-form.context';
import { latestStart } from '../../../machines/contact-form/latest-start';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import type { OpenHoursContext } from '../../../machines/open-hours/open-hours.machine';
import { openingAt, type Schedule } from '../../../machines/open-hours/opening';
import { chairTimes } from '../../content/costs';
import { lineKinds } from '../../content/request-lines';
import { clock } from '../SalonHours/opening-hours';
import { chosenCost } from './chosen-cost';
import { dateFromWords, dayInWords, weekdayOf } from './date-words';
import { firstOpenDay } from './NextOpenDay';

type Asked = Pick<ContactFormContext, 'fields' | 'unusableDate' | 'schedule'>;

/** Why the date in its field is not in the message; empty if it is. */
export function dateProblem({ unusableDate, schedule }: Asked, hours: OpenHoursContext): string {
  if (!unusableDate) return '';
  const first = firstOpenDay(hours);
  const next = openDayFrom(schedule, unusableDate < first ? first : unusableDate);
  const why = hours.day && unusableDate < hours.day ? 'That day is past.' : 'We’re closed that day.';
  return next ? `${why} Our next open day is ${dayInWords(next)}.` : why;
}

/** By when to come so that a long style is done before the salon closes; empty before the visitor names a date or a time. */
export function hoursWarning({ fields, schedule }: Asked): string {
  const chosen = choicesIn(fields.message, lineKinds);
  const usual = chairTimes[chosen.style?.options[0] ?? ''];
  const cost = chosenCost(chosen);
  const date = dateFromWords(chosen.date?.options[0] ?? '');
  if (!usual || !(date || chosen.time)) return '';
  const weekdays = date ? [weekdayOf(date)] : (chosen.days?.options ?? []);
  const start = latestStart(schedule, weekdays, cost?.hours ?? usual.most);
  if (!start) return '';
  const by = clock(start).replace(/[ap]m$/, ' $&');
  return `${usual.name} takes ${cost ? `about ${cost.time}` : usual.time}: come by ${by}.`;
}

/** The first open day from `day` on; undefined if the salon never opens again. */
function openDayFrom(schedule: Schedule, day: string): string | undefined {
  const opening = openingAt(schedule, { day, weekday: weekdayOf(day), time: '' });
  return opening && 'day' in opening ? opening.day : undefined;
}
