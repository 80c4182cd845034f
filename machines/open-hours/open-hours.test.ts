import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { openHoursMachine } from './open-hours.machine';
import { openingAt } from './opening';

const hours = [
  { day: 'Monday', opens: '08:00', closes: '12:00' },
  { day: 'Monday', opens: '13:30', closes: '18:00' },
  { day: 'Sunday', opens: '10:00', closes: '18:00' },
];
const monday = (time: string) => ({ day: '2026-12-28', weekday: 'Monday', time });
const at = (time: string, closures: { from: string; to: string }[] = []) =>
  openingAt({ hours, closures }, monday(time));

describe('a timetable', () => {
  it.each([
    ['07:59', false],
    ['08:00', true],
    ['11:59', true],
    ['12:00', false],
    ['13:30', true],
    ['17:59', true],
    ['18:00', false],
  ])('at %s is open: %s', (time, open) => {
    expect(at(time)?.open).toBe(open);
  });

  it('names the next opening, on the same day or over the end of the year', () => {
    expect(at('12:30')).toEqual({ open: false, day: '2026-12-28', weekday: 'Monday', opens: '13:30', inDays: 0 });
    expect(at('20:00')).toEqual({ open: false, day: '2027-01-03', weekday: 'Sunday', opens: '10:00', inDays: 6 });
  });

  it('is closed on closed days, the first and the last included', () => {
    const closures = [{ from: '2026-12-28', to: '2027-01-03' }];
    expect(at('09:00', closures)).toMatchObject({ open: false, day: '2027-01-04', inDays: 7 });
    expect(at('09:00', [{ from: '2026-12-27', to: '2026-12-27' }])?.open).toBe(true);
  });

  it('counts the days of a leap year', () => {
    const friday = { day: '2028-02-25', weekday: 'Friday', time: '09:00' };
    const closed = [{ from: '2028-02-26', to: '2028-02-28' }];
    expect(openingAt({ hours, closures: closed }, friday)).toMatchObject({ day: '2028-03-05', weekday: 'Sunday' });
    expect(
      openingAt({ hours: [{ day: 'Tuesday', opens: '08:00', closes: '09:00' }], closures: [] }, friday),
    ).toMatchObject({ day: '2028-02-29' });
  });

  it('says nothing of a salon that does not open again', () => {
    expect(at('09:00', [{ from: '2026-01-01', to: '2036-01-01' }])).toBeUndefined();
  });
});

it('nothing is known before the clock is heard, and everything once it is', () => {
  let hear: (time: string) => void = () => {};
  const clock = fromCallback(({ sendBack }) => {
    hear = time => sendBack({ type: 'minute.pass', ...monday(time) });
  });
  const salon = createActor(openHoursMachine.provide({ actors: { salonClock: clock } }), {
    input: { hours, closures: [] },
  }).start();
  expect(salon.getSnapshot()).toMatchObject({ value: 'unknown', context: { opening: undefined } });
  hear('09:00');
  expect(salon.getSnapshot()).toMatchObject({ value: 'open', context: { opening: { open: true, closes: '12:00' } } });
  hear('19:00');
  expect(salon.getSnapshot()).toMatchObject({ value: 'closed', context: { opening: { open: false } } });
});
