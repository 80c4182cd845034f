import { describe, expect, it } from 'vitest';
import { dateInWords } from '../../../machines/date-words';
import { openingAt } from '../../../machines/open-hours/opening';
import { dateProblem, hoursWarning } from './date-notes';

const schedule = {
  hours: [
    { day: 'Monday', opens: '08:00', closes: '18:00' },
    { day: 'Wednesday', opens: '08:00', closes: '18:00' },
    { day: 'Saturday', opens: '10:00', closes: '16:00' },
    { day: 'Sunday', opens: '10:00', closes: '16:00' },
  ],
  closures: [{ from: '2026-11-30', to: '2026-11-30' }],
};
const fields = { name: '', phone: '', message: '' };
const monday = 'Days that work for me: Monday.';
const saturday = 'Date: Saturday, November 28, 2026.';
const afternoon = 'Time of day: afternoon.';

describe('by when to come', () => {
  const warning = (lines: string, title = 'Knotless Braids', hours = schedule.hours) =>
    hoursWarning({
      fields: { ...fields, message: `I would like to book ${title}.\n${lines}` },
      unusableDate: '',
      schedule: { ...schedule, hours },
    });
  const open = (closes: string) => schedule.hours.map(one => ({ ...one, opens: '10:00', closes }));
  const plan = 'For Knotless, plan 5 to 8 hours';
  const long = 'That can be longer than we’re open';

  const other = 'Choose another day, or we’ll find a time with you.';

  it.each([
    ['a weekday', monday, ': come by 10 am.'],
    ['a date', 'Date: Wednesday, November 25, 2026.', ': come by 10 am.'],
    ['the morning', `${monday}\nTime of day: morning.`, ': come by 10 am.'],
    ['an afternoon that is too short', `${monday}\n${afternoon}`, '. The afternoon is too short: come by 10 am.'],
    ['a weekday that is too short', 'Days that work for me: Saturday.', `. ${long} on Saturday. ${other}`],
    ['a date that is too short', `${monday}\n${saturday}\n${afternoon}`, `. ${long} on Saturday. ${other}`],
    ['two such weekdays', 'Days that work for me: Saturday, Sunday.', `. ${long} on Saturday and Sunday. ${other}`],
    [
      'one of two weekdays',
      `${monday.slice(0, -1)}, Saturday.`,
      `. ${long} on Saturday. On other days, come by 10 am.`,
    ],
    ['a time of day', 'Time of day: I’m flexible.', `. ${long} on Saturday and Sunday. On other days, come by 10 am.`],
  ])('is said for %s', (_, lines, said) => {
    expect(warning(lines)).toBe(plan + said);
  });

  it('is replaced by a promise if a style takes longer than any day', () => {
    expect(warning('Days that work for me: Saturday.', 'Knotless Braids', open('17:00'))).toBe(
      `${plan}. ${long} on any day. We’ll find a time with you.`,
    );
  });

  it('is left out if the other days have time enough in the afternoon', () => {
    const hours = schedule.hours.map(one => (one.day === 'Saturday' ? one : { ...one, closes: '21:00' }));
    expect(warning('Days that work for me: Monday, Saturday.', 'Knotless Braids', hours)).toBe(
      `${plan}. ${long} on Saturday.`,
    );
  });

  it.each([
    ['a short style', `${monday}\n${afternoon}`, 'Cornrows'],
    ['a visitor who has named no day and no time', '', 'Knotless Braids'],
    ['a day without hours', 'Date: Tuesday, November 24, 2026.', 'Knotless Braids'],
    ['a date that does not exist', 'Date: Monday, November 24, 2026.', 'Knotless Braids'],
  ])('is not said for %s', (_, lines, title) => {
    expect(warning(lines, title)).toBe('');
  });
});

describe('why a date is not possible', () => {
  const CHOOSE = 'Please choose another date: our next open day is';
  const closed = 'We’re closed that day.';
  const problem = (unusableDate: string, day: string, time: string, here = day, message = '') => {
    const asked = { fields: { ...fields, message }, schedule, unusableDate };
    return dateProblem(asked, { day, here, opening: openingAt(schedule, { day, time }) });
  };

  it('is not said for a year that is still being typed', () => {
    expect(problem('0202-11-28', '2026-11-23', '12:00')).toBe('');
  });

  it.each([
    ['past', '2026-11-21', '12:00', 'That day is past.', 'Monday, November 23.'],
    ['a closed weekday', '2026-11-24', '12:00', closed, 'Wednesday, November 25.'],
    ['a closure', '2026-11-30', '12:00', closed, 'Wednesday, December 2.'],
    ['today, after closing time', '2026-11-23', '18:00', 'We closed at 6 pm today.', 'Wednesday, November 25.'],
    ['in a mistyped year', '2626-11-28', '12:00', 'That day is too far ahead.', 'Monday, November 23, 2026.'],
    ['past by a clock that is years off', '2019-11-30', '12:00', 'That day is past.', 'Monday, November 23, 2026.'],
    ['closed next year', '2027-12-28', '12:00', closed, 'Wednesday, December 29, 2027.'],
  ])('is said for a day that is %s', (_, date, time, why, next) => {
    expect(problem(date, '2026-11-23', time)).toBe(`${why} ${CHOOSE} ${next}`);
    // Also if the message contains it, as after Undo.
    const line = `Date: ${dateInWords(date)}.`;
    expect(problem('', '2026-11-23', time, '2026-11-23', line)).toBe(`${why} ${CHOOSE} ${next}`);
  });

  it('is said once the day of the date in the message is over, or known to be', () => {
    expect(problem('', '2026-11-28', '12:00', '2026-11-28', saturday)).toBe('');
    expect(problem('', '2026-11-29', '00:00', '2026-11-29', saturday)).toMatch(/^That day is past\. /);
    const asked = { fields: { ...fields, message: saturday }, schedule, unusableDate: '' };
    expect(dateProblem(asked, { day: undefined, here: undefined, opening: undefined })).toBe('');
  });

  it('is said without “today” where the visitor’s day is another one', () => {
    expect(problem('2026-11-23', '2026-11-23', '18:00', '2026-11-24')).toMatch(/^We closed at 6 pm that day\. /);
  });

  it('is said with the year on the last day of a year', () => {
    expect(problem('2026-12-31', '2026-12-31', '12:00')).toBe(`${closed} ${CHOOSE} Saturday, January 2, 2027.`);
  });
});
