/** End-to-end journeys through the gallery. */
import { describe, expect, it } from 'vitest';
import { drag, to } from './models/drivers/touch';
import { axeFindings } from './support/axe';
import { counter, lightbox, middle, picture, place, thumbnail } from './support/lightbox';
import { desktop, focusedName, hydrated, phone, tabTo, useSite } from './support/site';

const site = useSite();
const style = (name: string) => ({ name, exact: true });

describe('a visitor who has found a style', () => {
  it('opens a request that names the picture, and returns to the same place in the gallery', async () => {
    const { page } = await site.open('/gallery', phone);
    await hydrated(page);
    await page.getByRole('group', { name: 'Style' }).getByRole('button', style('Knotless')).tap();
    await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    await thumbnail(page, 2).tap();
    await counter(page, '2 of 2');
    await lightbox(page).getByRole('button', style('Ask for this look')).tap();
    const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
    await sheet.getByRole('group', { name: 'Selected style' }).getByText('Like “Bob, middle part”').waitFor();
    expect(await lightbox(page).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?style=knotless-braids');
    const url = `${site.url()}/gallery?photo=gallery-knotless-bob`;
    const line = `I would like to book Knotless Braids, like the picture “Bob, middle part” (${url}).\n`;
    await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe(line);
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', style('Close')).tap();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('adds the picture to a draft without losing typed text', async () => {
    const { page } = await site.open('/contact', desktop);
    await hydrated(page);
    await page.getByLabel('Message *').fill('Do you braid on Sundays?');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await thumbnail(page, 1).click();
    await lightbox(page).getByRole('button', style('Ask for this look')).click();
    await expect
      .poll(() => page.getByLabel('Message *').inputValue())
      .toMatch(
        /^Do you braid on Sundays\?\nI would like to book Knotless Braids, like the picture “Boho, with loose curls” \(.*\)\.\n$/,
      );
  });

  it('gets from the lightbox to the history of the style', async () => {
    const { page } = await site.open('/gallery?photo=gallery-ghana-braids-halo', desktop);
    await hydrated(page);
    await lightbox(page).getByRole('link', { name: 'Style history: Ghana Braids' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ghana Braids' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/styles/ghana-braids');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.scrollLocked)).toBeUndefined();
  });
});

describe('a shared link to a photo', () => {
  it('opens the photo; closing it shows the gallery, and Back leaves the site', async () => {
    const { page } = await site.open('/favicon.svg', phone);
    await page.goto('/gallery?photo=gallery-feed-in-ponytail');
    await counter(page, '7 of 10');
    expect(await picture(page).getAttribute('alt')).toMatch(/^Feed-in braids swept up/);
    await lightbox(page).getByRole('button', style('Close')).tap();
    await expect.poll(() => lightbox(page).count()).toBe(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/gallery');
    await page.goBack();
    await page.waitForURL('**/favicon.svg');
  });
});

describe('with the keyboard only', () => {
  it('a visitor can choose a style, open and zoom a photo, go to the next one, and close it', async () => {
    const { page } = await site.open('/gallery', desktop);
    await hydrated(page);
    const focused = () => focusedName(page);
    await tabTo(page, 'Knotless');
    await page.keyboard.press('Enter');
    await page.getByText('2 of 10 pictures').waitFor();
    await tabTo(page, /^Boho, with loose curls/);
    await page.keyboard.press('Enter');
    await counter(page, '1 of 2');
    await expect.poll(focused).toBe('Close');
    await tabTo(page, 'Zoom in');
    await page.keyboard.press('Space');
    await lightbox(page).getByText('150%').waitFor();
    await tabTo(page, 'Next picture');
    await page.keyboard.press('Enter');
    await counter(page, '2 of 2');
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    await expect.poll(focused).toContain('Bob, middle part');
  });
});

describe('at 200% zoom', () => {
  it.each([
    ['a desktop', { viewport: { width: 720, height: 450 } }],
    ['a narrow window', { viewport: { width: 320, height: 568 } }],
    ['a phone on its side', { viewport: { width: 844, height: 390 } }],
  ])('all buttons and links of the lightbox fit into %s and are large enough to tap', async (_, options) => {
    const { page } = await site.open('/gallery?photo=gallery-senegalese-twists-cowrie-detail', options);
    await hydrated(page);
    await place(page);
    const { width, height } = options.viewport;
    const controls = [
      ...(await lightbox(page).getByRole('button').all()),
      ...(await lightbox(page).getByRole('link').all()),
    ];
    expect(controls).toHaveLength(8);
    for (const control of controls) {
      const box = await control.boundingBox();
      if (!box) throw new Error('A control is not visible');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('in a right-to-left layout', () => {
  it('the next photo is to the left for swipes, arrow keys and buttons', async () => {
    const { page } = await site.open('/gallery?photo=gallery-knotless-bob', phone, opened =>
      opened.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
      }),
    );
    await hydrated(page);
    await counter(page, '6 of 10');
    await drag(page, await middle(page), to(160, 0), {
      held: async () => {
        const next = await page.locator('[data-slide="next"] img').boundingBox();
        expect((next?.x ?? 0) + (next?.width ?? 0)).toBeGreaterThan(0);
        expect(next?.x).toBeLessThan(0);
      },
    });
    await counter(page, '7 of 10');
    await page.keyboard.press('ArrowLeft');
    await counter(page, '8 of 10');
    await page.keyboard.press('ArrowRight');
    await counter(page, '7 of 10');
    const [next, previous] = await Promise.all(
      ['Next picture', 'Previous picture'].map(name => lightbox(page).getByRole('button', { name }).boundingBox()),
    );
    expect(next?.x).toBeLessThan(previous?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
