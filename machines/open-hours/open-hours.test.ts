import { describe, expect, it } from 'vitest';
import { firstOpenDay, type Opening, openingAt, type Schedule } from './opening';

/** Monday. */
const day = '2026-12-28';
/** Unsorted, as an owner may write them. */
const hours = [
  { day: 'Monday', opens: '13:30', closes: '18:00' },
  { day: 'Monday', opens: '08:00', closes: '12:00' },
  { day: 'Sunday', opens: '10:00', closes: '18:00' },
];
const at = (time: string, closures: Schedule['closures'] = []) => openingAt({ hours, closures }, { day, time });

describe('a schedule', () => {
  it.each<[string, Opening]>([
    ['07:59', { open: false, day, opens: '08:00' }],
    ['08:00', { open: true, closes: '12:00' }],
    ['12:00', { open: false, day, opens: '13:30' }],
    ['13:30', { open: true, closes: '18:00' }],
    ['18:00', { open: false, day: '2027-01-03', opens: '10:00' }],
  ])('at %s is %o', (time, opening) => {
    expect(at(time)).toEqual(opening);
  });

  it.each([
    ['goes on past midnight', '20:00', '23:59', '00:00', '2027-01-01', { open: true, closes: '02:00' }],
    ['goes on in its last minute', '23:59', '23:59', '00:00', '2027-01-01', { open: true, closes: '02:00' }],
    ['ends before a closed day', '20:00', '23:59', '00:00', '2026-12-29', { open: true, closes: '23:59' }],
    ['has ended before a closed day', '23:59', '23:59', '00:00', '2026-12-29', { open: false }],
    ['ends before midnight', '20:00', '22:00', '00:00', '2027-01-01', { open: true, closes: '22:00' }],
    ['ends at midnight', '20:00', '23:59', '08:00', '2027-01-01', { open: true, closes: '23:59' }],
  ])('an evening that %s', (_, time, closes, opens, from, opening) => {
    const evening = { day: 'Monday', opens: '18:00', closes };
    const hours = [evening, { day: 'Tuesday', opens, closes: '02:00' }];
    expect(openingAt({ hours, closures: [{ from, to: '2027-01-01' }] }, { day, time })).toMatchObject(opening);
  });

  it('has its first open day today until closing time; unknown without a clock', () => {
    for (const time of ['09:00', '12:30']) expect(firstOpenDay({ day, opening: at(time) })).toBe(day);
    expect(firstOpenDay({ day, opening: at('20:00') })).toBe('2027-01-03');
    expect(firstOpenDay({ day: undefined, opening: undefined })).toBe('');
  });

  it('is closed during closures, from the first day through the last', () => {
    expect(at('09:00', [{ from: day, to: '2027-01-03' }])).toMatchObject({ open: false, day: '2027-01-04' });
    for (const other of ['2026-12-27', '2026-12-29']) {
      expect(at('09:00', [{ from: other, to: other }])?.open).toBe(true);
    }
  });

  it('finds an opening up to 369 days ahead, and none later', () => {
    const closedUntil = (to: string) => at('09:00', [{ from: day, to }]);
    expect(closedUntil('2027-12-26')).toMatchObject({ day: '2027-12-27' });
    // The first open day is 370 days ahead.
    expect(closedUntil('2028-01-01')).toBeUndefined();
  });
});
