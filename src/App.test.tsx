import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '../tests/support/test-site';
import { App } from './App';
import { bookingSheet } from './components/BookingSheet/BookingSheetSlot';

it('what loads is still said after the navigation has failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(bookingSheet, 'load').mockReturnValue(new Promise(() => {}));
  const site = await createTestSite();
  site.start();
  onTestFinished(() => void site.stop());
  render(<App site={site} />);
  // An event of XState's own, which no type names: an actor of the navigation has failed.
  site.getSnapshot().children.navigation?.send({ type: 'xstate.error.actor.addressBar' } as never);
  site.send({ type: 'booking.requested' });
  expect(await screen.findByText('Loading the form…')).toBeDefined();
});
