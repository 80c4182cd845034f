import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSite } from '../../../tests/models/drivers/jsdom/test-site';
import { SiteProvider } from '../../actors/site';
import { salonDay } from '../../effects/salon-day';
import { SalonHours } from '../SalonHours/SalonHours';
import { Notices } from './Notices';

const closures = [{ from: '2026-12-24', to: '2026-12-26', text: 'Happy holidays!' }];
const notices = [{ text: 'Fully booked', until: '2026-12-05' }];
const page = <Notices closures={closures} notices={notices} />;
const lines = () => screen.queryAllByRole('listitem').map(item => item.textContent);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the notices', () => {
  it('tell of closures ahead and of news while it lasts', () => {
    vi.setSystemTime('2026-12-05T12:00:00-05:00');
    render(page);
    expect(lines()).toEqual(['Closed December 24–26, 2026. Happy holidays!', 'Fully booked (until December 5, 2026)']);
  });

  it('drop what is over at midnight in Malden, wherever the visitor is', () => {
    vi.setSystemTime('2026-12-26T23:59:00-05:00');
    expect(salonDay(new Date())).toBe('2026-12-26');
    render(page);
    expect(lines()).toEqual(['Closed December 24–26, 2026. Happy holidays!']);
    vi.setSystemTime('2026-12-27T00:00:00-05:00');
    render(page);
    expect(salonDay(new Date())).toBe('2026-12-27');
    expect(lines()).toHaveLength(1);
  });

  it('take no room where there are none', () => {
    const { container } = render(<Notices closures={[]} notices={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it('are built whatever the day of the build, and dropped without a mismatch once the page is taken over', async () => {
    vi.setSystemTime('2031-01-01T12:00:00Z');
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.textContent).toContain('Closed December 24–26, 2026');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => hydrateRoot(container, page));
    expect(container.textContent).toBe('');
    expect(errors).not.toHaveBeenCalled();
  });
});

it('the opening hours name the days on which the salon is closed', async () => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const site = await testSite();
  render(
    <SiteProvider value={site}>
      <SalonHours closures={closures} />
    </SiteProvider>,
  );
  expect(screen.getByRole('list', { name: 'Closed days' }).textContent).toContain('Closed December 24–26, 2026');
});
