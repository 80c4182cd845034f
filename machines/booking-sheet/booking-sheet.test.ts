import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { listeningParent } from '../../tests/models/listening-parent';
import { type BookingSheetEvent, type BookingSheetFact, bookingSheetMachine } from './booking-sheet.machine';

function start() {
  const happened: string[] = [];
  const { parent } = listeningParent<BookingSheetFact>(({ type }) => happened.push(type));
  const sheet = createActor(
    bookingSheetMachine.provide({
      actors: {
        scrollLock: fromCallback(() => {
          happened.push('page held');
          return () => happened.push('page let go');
        }),
      },
      actions: { focusForm: () => happened.push('focus in the form') },
    }),
    { input: { parent } },
  ).start();
  return {
    happened,
    send: (...events: BookingSheetEvent[]) => events.forEach(event => void sheet.send(event)),
    isOpen: () => sheet.getSnapshot().hasTag('open'),
  };
}

const request: BookingSheetEvent = { type: 'booking.request', formOnPage: false };

describe('the booking sheet', () => {
  it('opens on a page without a form, and locks scrolling of the page', () => {
    const it = start();
    it.send(request);
    expect([it.isOpen(), it.happened]).toEqual([true, ['page held']]);
  });

  it('stays closed on a page with its own form, and focuses that form', () => {
    const it = start();
    it.send({ type: 'booking.request', formOnPage: true });
    expect([it.isOpen(), it.happened]).toEqual([false, ['focus in the form']]);
  });

  it.each(['sheet.close', 'page.change'] as const)('closes on %s, reports its closing, and unlocks scrolling', type => {
    const it = start();
    it.send(request, { type });
    expect([it.isOpen(), it.happened]).toEqual([false, ['page held', 'sheet.closed', 'page let go']]);
  });

  it('ignores page.change and sheet.close while it is closed', () => {
    const it = start();
    it.send({ type: 'page.change' }, { type: 'sheet.close' });
    expect([it.isOpen(), it.happened]).toEqual([false, []]);
  });
});
