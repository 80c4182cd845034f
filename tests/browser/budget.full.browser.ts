import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSheet } from '../support/request';
import { delayFiles, phone, saveData, useSite } from '../support/site';

const site = useSite();
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

  it('waits for the page of a pressed link, without pictures of the page before', async () => {
    const asked: string[] = [];
    const { page } = await site.openHydrated('/', phone);
    await page.waitForLoadState('networkidle');
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const { letGo } = await delayFiles(page, /\/assets\/ContactPage-/);
    await page.getByRole('link', { name: 'Book Your Appointment' }).first().tap();
    const isAsked = (name: string) => asked.some(path => path.startsWith(`/assets/${name}-`));
    await expect.poll(() => isAsked('ContactPage')).toBe(true);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestIdleCallback(done))));
    expect(asked.filter(path => /\.avif$|emailjs|HomePage/.test(path))).toEqual([]);
    letGo();
    await expect.poll(() => isAsked('emailjs')).toBe(true);
  });

  it('is not preloaded for a visitor who saves data, but loads on the press', async () => {
    const { page, fetched } = await openGallery(saveData);
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').tap();
    await page.getByRole('dialog', { name: 'Gallery picture' }).waitFor();
    expect(fetched()).toEqual(['Lightbox']);
  });

  it.each([
    [
      'the lightbox',
      /\/assets\/Lightbox-/,
      (page: Page) => page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').tap(),
      'Gallery picture',
    ],
    ['the sheet', /\/assets\/BookingSheet-/, openSheet, 'Book an appointment'],
  ])('is loaded when pressed if it could not be preloaded: %s', async (_, file, press, name) => {
    const { page } = await openGallery(opened => opened.route(file, route => route.abort()));
    const isLost = page.waitForEvent('requestfailed');
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await isLost;
    await page.unroute(file);
    await press(page);
    await page.getByRole('dialog', { name }).waitFor();
  });
});
