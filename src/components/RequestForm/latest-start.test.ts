import { expect, it } from 'vitest';
import { timeFor } from './latest-start';

const schedule = {
  hours: [
    { day: 'Saturday', opens: '08:00', closes: '18:00' },
    { day: 'Sunday', opens: '10:00', closes: '17:30' },
    { day: 'Wednesday', opens: '14:00', closes: '18:00' },
    { day: 'Wednesday', opens: '08:15', closes: '13:00' },
  ],
  closures: [],
};
const weekend = ['Saturday', 'Sunday'];

it.each<[string, string[], number, ReturnType<typeof timeFor>]>([
  ['has to begin early enough to end before the salon closes', ['Saturday'], 8, { short: [], start: '10:00' }],
  ['begins at half hours', ['Saturday'], 6.25, { short: [], start: '11:30' }],
  ['may begin in the afternoon', ['Sunday'], 3, { short: [], start: '14:30' }],
  ['begins early enough for each of several days', weekend, 7, { short: [], start: '10:30' }],
  ['begins early enough for the earlier of two days', ['Sunday', 'Wednesday'], 3, { short: [], start: '14:30' }],
  ['may take the whole day', ['Sunday'], 7.5, { short: [], start: '10:00' }],
  ['does not begin before the salon opens', ['Wednesday'], 9.75, { short: [], start: '08:15' }],
  ['may be too long for a day', ['Sunday'], 8, { short: ['Sunday'], start: undefined }],
  ['may be too long for one of several days', weekend, 8, { short: ['Sunday'], start: '10:00' }],
  ['may be asked for on any day', [], 9.8, { short: ['Sunday', 'Wednesday'], start: '08:00' }],
  ['may be too long for every day', [], 11, { short: ['Saturday', 'Sunday', 'Wednesday'], start: undefined }],
  ['has no time on a day without hours', ['Tuesday'], 8, { short: [], start: undefined }],
])('a style %s', (_, weekdays, hours, time) => {
  expect(timeFor(schedule, weekdays, hours)).toEqual(time);
});
