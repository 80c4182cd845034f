import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import { notices } from '../../content/notices';
import { SalonHours } from '../SalonHours/SalonHours';
import { Notices } from './Notices';

const lines = () => screen.queryAllByRole('listitem').map(item => item.textContent);

vi.mock('../../content/notices', () => ({ notices: {} }));

beforeEach(() => {
  vi.useFakeTimers();
  notices.closures = [{ from: '2026-12-24', to: '2026-12-26', text: 'Happy holidays!' }];
  notices.notices = [{ text: 'Fully booked', until: '2026-12-05' }];
});
afterEach(() => vi.useRealTimers());

/** Renders the notices at the given time. */
async function at(instant: string) {
  vi.setSystemTime(instant);
  const site = await createTestSite();
  onTestFinished(() => void site.stop());
  const start = () =>
    act(() => {
      site.start();
      vi.advanceTimersByTime(0);
    });
  const view = (
    <SiteProvider value={site}>
      <Notices />
    </SiteProvider>
  );
  return { site, start, view };
}

describe('the notices', () => {
  it('include upcoming closures, and news that has not ended', async () => {
    const { start, view } = await at('2026-12-05T12:00:00-05:00');
    render(view);
    start();
    expect(lines()).toEqual(['Closed December 24–26, 2026. Happy holidays!', 'Fully booked (until December 5, 2026)']);
  });

  it('disappear at midnight in Malden after their last day, even from an open page', async () => {
    const { start, view } = await at('2026-12-26T23:59:30-05:00');
    render(view);
    start();
    expect(lines()).toEqual(['Closed December 24–26, 2026. Happy holidays!']);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(lines()).toEqual([]);
  });

  it('add nothing to the page if there are none', async () => {
    notices.closures = [];
    notices.notices = [];
    const { container } = render((await at('2026-12-05T12:00:00-05:00')).view);
    expect(container.innerHTML).toBe('');
  });

  it('are all in the built page; hydration removes past notices without a mismatch', async () => {
    const { start, view } = await at('2031-01-01T12:00:00Z');
    const container = document.createElement('div');
    container.innerHTML = renderToString(view);
    expect(container.textContent).toContain('Closed December 24–26, 2026');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => void hydrateRoot(container, view));
    start();
    expect(container.textContent).toBe('');
    expect(errors).not.toHaveBeenCalled();
  });

  it('are all shown, even past ones, if the clock fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { site, start, view } = await at('2031-01-01T12:00:00Z');
    render(view);
    start();
    expect(lines()).toEqual([]);
    act(() => site.getSnapshot().children.openHours?.send({ type: 'xstate.error.actor.salonClock' } as never));
    expect(lines()).toHaveLength(2);
  });
});

it('the business hours are followed by the days on which the salon is closed', async () => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const site = await createTestSite();
  render(
    <SiteProvider value={site}>
      <SalonHours />
    </SiteProvider>,
  );
  expect(screen.getByRole('list', { name: 'Closed days' }).textContent).toContain('Closed December 24–26, 2026');
});
