import { describe, expect, it } from 'vitest';
import { daysInWords } from '../../words/time';
import { closureInWords, currentNotices, noticeInWords } from './notice-words';

describe('the dates of notices', () => {
  it.each([
    ['2026-12-24', '2026-12-24', 'December 24, 2026'],
    ['2026-12-24', '2026-12-26', 'December 24–26, 2026'],
    ['2026-06-30', '2026-07-04', 'June 30 – July 4, 2026'],
    ['2026-12-30', '2027-01-02', 'December 30, 2026 – January 2, 2027'],
    ['2026-12-24', '2027-12-26', 'December 24, 2026 – December 26, 2027'],
  ])('from %s to %s are written as “%s”', (from, to, words) => {
    expect(daysInWords(from, to)).toBe(words);
  });

  it('are in the text of each closure, and of each notice that has dates', () => {
    const days = { from: '2026-12-24', to: '2026-12-26' };
    expect(closureInWords(days)).toBe('Closed December 24–26, 2026');
    expect(closureInWords({ ...days, text: 'Happy holidays!' })).toBe('Closed December 24–26, 2026. Happy holidays!');
    const text = 'Fully booked';
    expect(noticeInWords({ text })).toBe(text);
    expect(noticeInWords({ text, until: '2026-12-05' })).toBe('Fully booked (until December 5, 2026)');
    expect(noticeInWords({ text, from: '2026-12-01' })).toBe('Fully booked (from December 1, 2026)');
    expect(noticeInWords({ text, from: '2026-12-01', until: '2026-12-05' })).toBe('Fully booked (December 1–5, 2026)');
  });
});

describe('current notices', () => {
  const notices = [{ text: 'Fully booked', from: '2026-12-01', until: '2026-12-05' }];

  it.each([
    [undefined, 1],
    ['2026-11-30', 0],
    ['2026-12-01', 1],
    ['2026-12-05', 1],
    ['2026-12-06', 0],
  ])(
    'include a notice from its first day through its last, or always if the date is unknown: on %s, %i shown',
    (today, count) => {
      expect(currentNotices(notices, today)).toHaveLength(count);
    },
  );

  it('always include a notice without dates', () => {
    expect(currentNotices([{ text: 'New door.' }], '2031-01-01')).toHaveLength(1);
  });
});
