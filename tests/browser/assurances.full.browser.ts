/** The privacy and accessibility statement, and that visits request nothing from third parties. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { desktop, phone, sitePaths, useSite } from '../support/site';

const site = useSite();
const words = (page: Page) => page.getByRole('region', { name: 'Privacy and accessibility', exact: true });
const way = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy and accessibility' });
const isInSight = (page: Page) =>
  words(page)
    .getByRole('heading', { level: 2 })
    .evaluate(heading => {
      const { top, bottom } = heading.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return top >= bar && bottom <= innerHeight;
    });

/** Waits until the browser has reported twice that the page is idle. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) await new Promise(done => requestIdleCallback(done, { timeout: 2_000 }));
  });

it.each(sitePaths)(
  'a visit to %s requests nothing from third parties, except the map from OpenStreetMap',
  async path => {
    const { page, requests } = await site.openHydrated(path);
    const asked = () => [...new Set(requests.map(url => new URL(url).hostname))].sort();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (path === '/contact') await expect.poll(asked).toContain('www.openstreetmap.org');
    await idle(page);
    expect(asked()).toEqual(path === '/contact' ? ['localhost', 'www.openstreetmap.org'] : ['localhost']);
  },
);

describe('the privacy and accessibility statement', () => {
  it('is on the contact page even without scripts, and says what has not been tested', async () => {
    const { page } = await site.open('/contact', { ...phone, javaScriptEnabled: false });
    for (const [question, answer] of [
      ['Does this site use cookies?', 'No. It sets no cookies'],
      ['What happens to my message?', 'to a mail service, which delivers them to our mailbox'],
      ['Is this site accessible?', 'been tested yet'],
    ] as const) {
      const answerText = words(page).getByText(answer, { exact: false });
      expect(await answerText.isVisible()).toBe(false);
      await words(page).getByText(question, { exact: true }).click();
      expect(await answerText.isVisible()).toBe(true);
    }
    for (const name of ['(781) 555-0142', 'info@ochre-row.example'])
      expect(await words(page).getByRole('link', { name }).count()).toBe(1);
    expect(await words(page).getByText('How long do you keep my message?').count()).toBe(0);
  });

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('is one click away in the footer on %s, and opening it keeps the draft', async (_, options) => {
    const { page, errors } = await site.openHydrated('/contact', options);
    await page.getByLabel('Message *').fill('Box braids to the waist.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Looks to choose from' }).waitFor();
    await way(page).click();
    await page.waitForURL('**/contact#assurances');
    await expect.poll(() => isInSight(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy and accessibility');
    expect(await page.getByLabel('Message *').inputValue()).toBe('Box braids to the waist.');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await way(page).click();
    await expect.poll(() => isInSight(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is scrolled into view at once after navigation, without an animation', async () => {
    const { page } = await site.openHydrated('/services', { ...desktop, reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      addEventListener('scroll', () => places.push(scrollY));
    });
    await way(page).click();
    await page.waitForURL('**/contact#assurances');
    await expect.poll(() => isInSight(page)).toBe(true);
    await idle(page);
    const places = await page.evaluate(() => Reflect.get(window, 'places') as number[]);
    const end = await page.evaluate(() => scrollY);
    expect(end).toBeGreaterThan(500);
    expect(places.filter(place => place > 0 && place < end - 200 && place > 200)).toEqual([]);
  });

  it('is in view when its address is opened directly', async () => {
    const { page } = await site.openHydrated('/contact#assurances', phone);
    await expect.poll(() => isInSight(page)).toBe(true);
  });
});
