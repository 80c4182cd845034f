import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import { OpenBadge } from './OpenBadge';
import { openingInWords } from './opening-words';

async function badgeAt(instant: string, closures: { from: string; to: string }[] = []) {
  vi.setSystemTime(instant);
  const site = await createTestSite(undefined, { closures, notices: [] });
  const view = (
    <SiteProvider value={site}>
      <OpenBadge />
    </SiteProvider>
  );
  return { site, view };
}
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
async function at(...now: Parameters<typeof badgeAt>) {
  const { site, view } = await badgeAt(...now);
  const { container } = render(view);
  act(() => void site.start());
  act(() => vi.advanceTimersByTime(0));
  onTestFinished(() => void site.stop());
  return container.textContent;
}

describe('the badge', () => {
  it('is empty in a built page, which may be read weeks later', async () => {
    expect(renderToString((await badgeAt('2026-11-23T12:00:00-05:00')).view)).toMatch(/^<p[^>]*><\/p>$/);
  });

  it.each([
    ['2026-11-23T12:00:00-05:00', 'Open now · closes 6pm'],
    ['2026-11-24T02:00:00+09:00', 'Open now · closes 6pm'],
    ['2026-11-24T12:00:00-05:00', 'Opens Wednesday at 8am'],
    ['2026-11-22T09:59:00-05:00', 'Opens today at 10am'],
  ])('at %s reads “%s”', async (instant, words) => {
    expect(await at(instant)).toBe(words);
  });

  it.each([
    ['Auckland, where it is Monday', '2026-11-22T09:59:00-05:00', 13, 'Opens Sunday at 10am'],
    ['Honolulu, where it is still Sunday', '2026-11-23T00:30:00-05:00', -10, 'Opens Monday at 8am'],
    ['Auckland, where it is Tuesday', '2026-11-23T07:30:00-05:00', 13, 'Opens Monday at 8am'],
    ['Honolulu, on New Year’s Eve', '2027-01-01T00:30:00-05:00', -10, 'Opens Friday at 8am'],
  ])('names the weekday where the visitor’s day is another one: %s', async (_, instant, hours, words) => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(hours * -60);
    onTestFinished(() => offset.mockRestore());
    expect(await at(instant)).toBe(words);
  });

  it('shows a date where the weekday is also that of the visitor’s day', async () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(600);
    onTestFinished(() => offset.mockRestore());
    const holidays = [{ from: '2026-11-24', to: '2026-11-29' }];
    expect(await at('2026-11-24T00:30:00-05:00', holidays)).toBe('Opens November 30 at 8am');
  });

  it('skips closed days, and shows a date instead of a weekday if the salon opens in a week or more', async () => {
    const holidays = [{ from: '2026-12-21', to: '2026-12-31' }];
    expect(await at('2026-12-21T12:00:00-05:00', holidays)).toBe('Opens January 1 at 8am');
    expect(await at('2026-12-28T12:00:00-05:00', holidays)).toBe('Opens Friday at 8am');
  });
});

it('the badge shows half hours', () => {
  expect(openingInWords({ open: true, closes: '12:30' }, '2026-11-23')).toBe('Open now · closes 12:30pm');
});
