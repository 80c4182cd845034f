import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testSite } from '../../../tests/paths/drivers/jsdom/test-site';
import { SiteProvider } from '../../actors/site';
import { RequestForm } from './RequestForm';

it('if the salon’s clock fails, the form keeps its questions and its promise of an answer', async () => {
  const site = await testSite();
  onTestFinished(() => void site.stop());
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  render(
    <SiteProvider value={site}>
      <RequestForm />
    </SiteProvider>,
  );
  act(() => void site.start());
  act(() => site.getSnapshot().children.openHours?.send({ type: 'xstate.error.actor.salonClock' } as never));
  expect(site.getSnapshot().hasTag('openHours')).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Your email' })).toBeTruthy();
  expect(screen.getByText(/answer within 24 hours/)).toBeTruthy();
});
