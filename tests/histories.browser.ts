/** The histories: how much is shown at once, what opens, and what is left without scripts, on paper and without motion. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe';
import { everyNth } from './support/extent';
import { phone, useSite } from './support/site';

const site = useSite();
const styles = ['knotless-braids', 'box-braids', 'cornrows', 'senegalese-twists', 'feed-in-braids', 'ghana-braids'];
const some = everyNth(styles, 3);

/** Whether what is folded away can be seen. */
const passagesShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('details p')].map(text => text.checkVisibility({ contentVisibilityAuto: true })),
  );

describe.each(styles)('the history of %s', id => {
  it('shows at most 550 words on a phone before anything is opened', async () => {
    const { page } = await site.read(`/styles/${id}`, phone);
    const words = await page.evaluate(() =>
      document
        .querySelector('main')
        ?.innerText.split(/\s+/)
        .filter(word => /[\p{L}\p{N}]/u.test(word)),
    );
    expect(words?.length).toBeGreaterThan(200);
    expect(words?.length).toBeLessThanOrEqual(550);
  });

  it('opens each section with something to look at', async () => {
    const { page } = await site.read(`/styles/${id}`, phone);
    for (const name of [
      'Overview',
      'Origins & History',
      'Cultural Significance',
      'Evolution Through Time',
      'Modern Day Significance',
    ]) {
      const section = page.getByRole('region', { name, exact: true });
      const look = await section.locator('img, svg').first().boundingBox();
      const words = await section.getByText('Read more').boundingBox();
      expect(look && words && look.y < words.y && look.width > 20, name).toBe(true);
    }
  });

  it('has a source on its page for each date, and every citation leads to one', async () => {
    const { page } = await site.read(`/styles/${id}`, phone);
    const dates = page.getByRole('region', { name: 'Origins & History' }).getByRole('listitem');
    const lost = await dates.evaluateAll(all =>
      all
        .filter(date => !document.querySelector(date.querySelector('a')?.getAttribute('href') ?? '#none'))
        .map(date => date.textContent),
    );
    expect(await dates.count()).toBeGreaterThanOrEqual(5);
    expect(lost).toEqual([]);
    const links = page.getByRole('link', { name: /^Source \d+: /, includeHidden: true });
    const targets = await links.evaluateAll(all =>
      all.map(link => document.querySelector(link.getAttribute('href') ?? '')?.tagName),
    );
    expect(new Set(targets)).toEqual(new Set(['LI']));
  });
});

describe.each(some)('the history of %s', id => {
  it('opens by keyboard, and a citation leads to its source, which opens by itself', async () => {
    const { page } = await site.open(`/styles/${id}`, phone);
    const section = page.getByRole('region', { name: 'Overview', exact: true });
    await section.getByText('Read more').focus();
    await page.keyboard.press('Enter');
    expect(await section.locator('details p').first().isVisible()).toBe(true);
    const citation = page
      .getByRole('region', { name: 'Origins & History' })
      .getByRole('link', { name: /^Source / })
      .first();
    const source = page.locator((await citation.getAttribute('href')) ?? '');
    expect(await source.isVisible()).toBe(false);
    await citation.press('Enter');
    await source.waitFor();
    await expect.poll(() => source.evaluate(one => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is whole without scripts: drawings, dates, and passages that open', async () => {
    const { page } = await site.open(`/styles/${id}`, { ...phone, javaScriptEnabled: false });
    const drawing = page.getByRole('region', { name: 'Overview', exact: true }).getByRole('img').first();
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const section = page.getByRole('region', { name: 'Origins & History', exact: true });
    await section.getByText('Read more').click();
    expect(await section.locator('details p').first().isVisible()).toBe(true);
  });

  it('is all there on paper', async () => {
    const { page } = await site.read(`/styles/${id}`, phone);
    await expect.poll(() => passagesShown(page)).toContain(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => passagesShown(page)).not.toContain(false);
  });

  it('needs no scrolling sideways at 200 % zoom', async () => {
    const { page } = await site.read(`/styles/${id}`, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the braid of a timeline', () => {
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(one => !(one.timeline instanceof DocumentTimeline)).length);

  it('draws itself as the page is scrolled, and stands still for whoever asks for less motion', async () => {
    const { page } = await site.open('/styles/cornrows', { ...phone, reducedMotion: 'no-preference' });
    expect(await running(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await running(page)).toBe(0);
  });
});

describe('a drawing', () => {
  it('follows the theme of the page', async () => {
    const { page } = await site.open('/styles/senegalese-twists', { ...phone, colorScheme: 'light' });
    const drawing = page.getByRole('img', { name: /^Two strands, one dark and one copper/ });
    await drawing.scrollIntoViewIfNeeded();
    const light = await drawing.screenshot();
    await page.getByRole('button', { name: 'Change between light and dark' }).click();
    await expect.poll(async () => (await drawing.screenshot()).equals(light)).toBe(false);
    // The ground around the drawing changes as well: the disc itself must.
    const center = { x: 40, y: 90, width: 8, height: 8 };
    const box = await drawing.boundingBox();
    const clip = { ...center, x: (box?.x ?? 0) + center.x, y: (box?.y ?? 0) + center.y };
    const dark = await page.screenshot({ clip });
    await page.getByRole('button', { name: 'Change between light and dark' }).click();
    await expect.poll(async () => (await page.screenshot({ clip })).equals(dark)).toBe(false);
  });
});
