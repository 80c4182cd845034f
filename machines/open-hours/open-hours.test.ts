import { describe, expect, it } from 'vitest';
import { firstOpenDay, openingAt } from './opening';

/** Unsorted, as an owner may write them. */
const hours = [
  { day: 'Monday', opens: '13:30', closes: '18:00' },
  { day: 'Monday', opens: '08:00', closes: '12:00' },
  { day: 'Sunday', opens: '10:00', closes: '18:00' },
];
const monday = (time: string) => ({ day: '2026-12-28', weekday: 'Monday', time });
const at = (time: string, closures: { from: string; to: string }[] = []) =>
  openingAt({ hours, closures }, monday(time));

describe('a schedule', () => {
  it.each([
    ['07:59', 'closed'],
    ['08:00', 'open'],
    ['11:59', 'open'],
    ['12:00', 'closed'],
    ['13:30', 'open'],
    ['17:59', 'open'],
    ['18:00', 'closed'],
  ])('at %s is %s', (time, state) => {
    expect(at(time)?.open).toBe(state === 'open');
  });

  it('is open past midnight if the next day begins where the last one ends', () => {
    const hours = [
      { day: 'Monday', opens: '18:00', closes: '23:59' },
      { day: 'Tuesday', opens: '00:00', closes: '02:00' },
    ];
    const late = (time: string, from = '2027-01-01') =>
      openingAt({ hours, closures: [{ from, to: '2027-01-01' }] }, monday(time));
    for (const time of ['20:00', '23:59']) expect(late(time)).toEqual({ open: true, closes: '02:00' });
    expect(late('20:00', '2026-12-29')).toEqual({ open: true, closes: '23:59' });
    expect(late('23:59', '2026-12-29')).toMatchObject({ open: false });
    const closing = (closes: string, opens: string) => {
      const evening = { day: 'Monday', opens: '18:00', closes };
      const hours = [evening, { day: 'Tuesday', opens, closes: '09:00' }];
      return openingAt({ hours, closures: [] }, monday('20:00'));
    };
    expect(closing('22:00', '00:00')).toEqual({ open: true, closes: '22:00' });
    expect(closing('23:59', '08:00')).toEqual({ open: true, closes: '23:59' });
  });

  it('has its first open day today until closing time; unknown without a clock', () => {
    const day = '2026-12-28';
    expect(firstOpenDay({ day, opening: at('12:30') })).toBe(day);
    expect(firstOpenDay({ day, opening: at('09:00') })).toBe(day);
    expect(firstOpenDay({ day, opening: at('20:00') })).toBe('2027-01-03');
    expect(firstOpenDay({ day: undefined, opening: undefined })).toBe('');
  });

  it('finds the next opening, on the same day or in the next year', () => {
    expect(at('12:30')).toEqual({ open: false, day: '2026-12-28', weekday: 'Monday', opens: '13:30' });
    expect(at('20:00')).toEqual({ open: false, day: '2027-01-03', weekday: 'Sunday', opens: '10:00' });
  });

  it('is closed during closures, from the first day through the last', () => {
    const closures = [{ from: '2026-12-28', to: '2027-01-03' }];
    expect(at('09:00', closures)).toMatchObject({ open: false, day: '2027-01-04' });
    for (const other of ['2026-12-27', '2026-12-29']) {
      expect(at('09:00', [{ from: other, to: other }])?.open).toBe(true);
    }
  });

  it('finds an opening up to 369 days ahead, and none later', () => {
    const closedUntil = (to: string) => at('09:00', [{ from: '2026-12-28', to }]);
    expect(closedUntil('2027-12-26')).toMatchObject({ day: '2027-12-27' });
    // The first open day is 370 days ahead.
    expect(closedUntil('2028-01-01')).toBeUndefined();
  });
});
