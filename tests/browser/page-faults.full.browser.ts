/** If pictures are missing, or a component throws, the rest of the page works. */
import { describe, expect, it } from 'vitest';
import { breakAt, expectApology } from '../support/page-faults';
import { desktop, useSite } from '../support/site';

const site = useSite();

describe('if files are missing', () => {
  it('the pictures cannot be loaded: the gallery keeps their space, and the lightbox still works', async () => {
    const { page } = await site.openHydrated('/gallery', desktop, opened =>
      opened.route(/\.(avif|jpg)$/, route => route.fulfill({ status: 404 })),
    );
    const pictures = page.getByRole('main').getByRole('img');
    expect(await pictures.count()).toBe(10);
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute('alt')).not.toBe('');
      expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
    }
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('if a component throws', () => {
  it.each([
    { part: 'the map', at: 'Directions in ', path: '/contact', stands: 'Send a message' },
    { part: 'the top bar', at: 'Switch between light and dark mode', path: '/', stands: 'Signature styles' },
  ])('an error in $part: contact details are shown in its place, and the rest still works', async one => {
    const opened = await site.openHydrated(one.path, desktop, breakAt(one.at));
    await expectApology(opened);
    expect(await opened.page.getByRole('heading', { name: one.stands }).isVisible()).toBe(true);
    expect(await opened.page.getByRole('main').getByRole('link').first().isVisible()).toBe(true);
  });

  it('an error in the lightbox: the gallery shows a message, can be scrolled, and keeps the focus at the photo', async () => {
    const { page } = await site.openHydrated('/gallery', desktop, breakAt('Gallery picture'));
    const photo = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await photo.click();
    const apology = page.getByRole('alert').filter({ hasText: 'The full-screen viewer has stopped working' });
    await apology.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    expect(await photo.evaluate(link => link === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Knotless' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ of \d+ pictures$/ })
      .waitFor();
  });
});
