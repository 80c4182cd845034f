import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, saveData, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();
describe('the code for the next likely press', () => {
  const next = ['BookingSheet', 'Lightbox', 'emailjs', 'ServicesPage', 'ContactPage', 'HomePage'];

  /** Opens the gallery; `fetched` names the code that it has requested so far. */
  async function openGallery(prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const { page, requests } = await site.openHydrated('/gallery', phone, prepare);
    await page.waitForLoadState('networkidle');
    const fetched = () => next.filter(name => requests.some(url => url.includes(`/assets/${name}-`)));
    return { page, fetched };
  }

  it.each([
    ['scroll', (page: Page) => page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))],
    ['key press', (page: Page) => page.keyboard.press('Tab')],
    ['touch', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
  ])('is fetched at the first %s, and not before', async (_, act) => {
    const { page, fetched } = await openGallery();
    expect(fetched()).toEqual([]);
    await act(page);
    await expect.poll(fetched).toEqual(next);
  });

  it('also includes the pages that a newly opened page links to', async () => {
    const { page, requests } = await site.openHydrated('/contact', phone);
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Services' }).tap();
    const histories = () => new Set(requests.filter(url => url.includes('/assets/history-'))).size;
    await expect.poll(histories).toBe(6);
  });

  it('is not preloaded for a visitor who saves data, but loads on the press', async () => {
    const { page, fetched } = await openGallery(saveData);
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').tap();
    await page.getByRole('dialog', { name: 'Gallery picture' }).waitFor();
    expect(fetched()).toEqual(['Lightbox']);
  });
});
