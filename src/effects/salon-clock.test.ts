import { expect, it } from 'vitest';
import { salonTime } from './salon-clock';

it('the time is that of the salon’s time zone', () => {
  const now = new Date('2026-12-31T22:30:00-05:00');
  expect(salonTime('America/New_York')(now)).toEqual({ day: '2026-12-31', time: '22:30' });
  expect(salonTime('Europe/Berlin')(now)).toEqual({ day: '2027-01-01', time: '04:30' });
});

it.each([
  ['2026-12-25T05:00Z', '2026-12-25', '00:00'],
  ['2026-03-08T06:59Z', '2026-03-08', '01:59'],
  ['2026-03-08T07:00Z', '2026-03-08', '03:00'],
  ['2026-11-01T05:59Z', '2026-11-01', '01:59'],
  ['2026-11-01T06:00Z', '2026-11-01', '01:00'],
])('the clock is right at midnight and at both changes of daylight saving time: %s', (instant, day, time) => {
  expect(salonTime('America/New_York')(new Date(instant))).toEqual({ day, time });
});
