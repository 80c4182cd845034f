import { describe, expect, it } from 'vitest';
import { dateFromWords, dateInWords, isTooFar } from './date-words';

describe('a date in words', () => {
  it.each([
    ['2026-11-28', 'Saturday, November 28, 2026'],
    ['2028-02-29', 'Tuesday, February 29, 2028'],
    ['2027-01-01', 'Friday, January 1, 2027'],
    ['', ''],
  ])('names the weekday, in every time zone: %s', (day, words) => {
    expect(dateInWords(day)).toBe(words);
    expect(dateFromWords(words)).toBe(day);
  });

  it('is not read if it does not exist, or has another weekday', () => {
    for (const words of ['Tuesday, February 30, 2027', 'Monday, November 28, 2026', 'someday, soon', ''])
      expect(dateFromWords(words)).toBe('');
  });

  it('is too far ahead after the end of next year, unless today is unknown', () => {
    const days = ['2027-12-31', '2028-01-01'];
    expect(days.map(day => isTooFar(day, '2026-11-23'))).toEqual([false, true]);
    expect(days.map(day => isTooFar(day, ''))).toEqual([false, false]);
  });
});
