import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type BookingSheetEvent, bookingSheetMachine } from './booking-sheet.machine';

function start() {
  const happened: string[] = [];
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
  ).start();
  return {
    happened,
    send: (...events: BookingSheetEvent[]) => events.forEach(event => void sheet.send(event)),
    isOpen: () => sheet.getSnapshot().hasTag('open'),
  };
}

const request: BookingSheetEvent = { type: 'booking.request', formOnPage: false };

describe('the booking sheet', () => {
  it('opens where the page has no form, and holds the page still', () => {
    const it = start();
    it.send(request);
    expect([it.isOpen(), it.happened]).toEqual([true, ['page held']]);
  });

  it('stays closed where the page has the form, which takes the focus instead', () => {
    const it = start();
    it.send({ type: 'booking.request', formOnPage: true });
    expect([it.isOpen(), it.happened]).toEqual([false, ['focus in the form']]);
  });

  it.each(['sheet.close', 'page.change', 'message.sent'] as const)('closes on %s and lets the page go', type => {
    const it = start();
    it.send(request, { type });
    expect([it.isOpen(), it.happened]).toEqual([false, ['page held', 'page let go']]);
  });

  it('takes no notice of a message sent from the page while closed', () => {
    const it = start();
    it.send({ type: 'message.sent' }, { type: 'page.change' }, { type: 'sheet.close' });
    expect([it.isOpen(), it.happened]).toEqual([false, []]);
  });
});
