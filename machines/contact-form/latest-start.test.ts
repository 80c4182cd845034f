import { expect, it } from 'vitest';
import { latestStart } from './latest-start';

const schedule = {
  hours: [
    { day: 'Saturday', opens: '08:00', closes: '18:00' },
    { day: 'Sunday', opens: '10:00', closes: '17:30' },
  ],
  closures: [],
};

it.each<[string, string[], number, string | undefined]>([
  ['leaves time until the salon closes', ['Saturday'], 8, '10:00'],
  ['is rounded down to half an hour', ['Saturday'], 6.25, '11:30'],
  ['is not before the salon opens', ['Sunday'], 9, '10:00'],
  ['is that of the shortest day if any day may be meant', [], 6.5, '11:00'],
  ['is not named if an afternoon is long enough', ['Saturday'], 6, undefined],
  ['is named as soon as it is not', ['Sunday'], 6, '11:30'],
  ['is not named for a day without hours', ['Tuesday'], 8, undefined],
])('the latest time to begin %s', (_, weekdays, hours, time) => {
  expect(latestStart(schedule, weekdays, hours)).toBe(time);
});
