import { describe, expect, it } from 'vitest';
import { openingAt } from '../../machines/open-hours/opening';
import { salon } from '../content/salon';
import { salonTime } from './salon-clock';

const MINUTE = 60_000;
/**
 * Checks every sixth minute, because the salon opens and closes on full or half
 * hours.
 */
const STEP = 6 * MINUTE;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The local time in Malden, computed without a library. US daylight saving time lasts from the second Sunday of March
 * to the first Sunday of November, at 2 am (law of 2005).
 */
function onTheWall(instant: number): Date {
  const year = new Date(instant).getUTCFullYear();
  const sunday = (month: number, which: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (which - 1));
  };
  const summer = instant >= sunday(2, 2) + 7 * 60 * MINUTE && instant < sunday(10, 1) + 6 * 60 * MINUTE;
  return new Date(instant - (summer ? 4 : 5) * 60 * MINUTE);
}

/** Whether the salon is open at an instant, computed without the code under test. */
function doorIsOpen(instant: number, closures: readonly { from: string; to: string }[]): boolean {
  const wall = onTheWall(instant);
  const day = wall.toISOString().slice(0, 10);
  if (closures.some(({ from, to }) => from <= day && day <= to)) return false;
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return salon.hours.some(
    ({ day: weekday, opens, closes }) =>
      WEEKDAYS[wall.getUTCDay()] === weekday && minutesOf(opens) <= minute && minute < minutesOf(closes),
  );
}

it('the time is that of the salon’s time zone', () => {
  const now = new Date('2026-12-31T22:30:00-05:00');
  expect(salonTime('America/New_York')(now)).toEqual({ day: '2026-12-31', weekday: 'Thursday', time: '22:30' });
  expect(salonTime('Europe/Berlin')(now)).toEqual({ day: '2027-01-01', weekday: 'Friday', time: '04:30' });
});

describe('the business hours', () => {
  it.each([2026, 2028])(
    'are right throughout %i, including closed days and the two changes of daylight saving time',
    year => {
      const closures = [
        { from: `${year}-03-06`, to: `${year}-03-09` },
        { from: `${year}-12-24`, to: `${year}-12-26` },
      ];
      const read = salonTime(salon.timeZone);
      const wrong: string[] = [];
      // Goes back in time, so that the next opening or closing is already known.
      const end = Date.UTC(year + 1, 0, 1);
      let next: number | undefined;
      let open = doorIsOpen(end, closures);
      for (let instant = end - STEP; instant >= Date.UTC(year, 0, 1); instant -= STEP) {
        const opening = openingAt({ hours: salon.hours, closures }, read(new Date(instant)));
        const now = doorIsOpen(instant, closures);
        if (now !== open) next = instant + STEP;
        open = now;
        if (next === undefined) continue;
        const known = `${now ? 'until' : 'from'} ${onTheWall(next)
          .toISOString()
          .slice(now ? 11 : 0, 16)
          .replace('T', ' ')}`;
        const computed = opening && (opening.open ? `until ${opening.closes}` : `from ${opening.day} ${opening.opens}`);
        if (computed !== known) wrong.push(`${new Date(instant).toISOString()}: ${computed}, not ${known}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
