import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { full } from './support/extent';
import { desktop, hydrated, phone, useSite } from './support/site';

const site = useSite();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
/** Long enough for two rotations, but not for a full circle, which would look as if nothing had moved. */
const OBSERVED_MS = 12_000;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });

// The model tests take the same transitions on the built site, so these run only in the full run.
describe.runIf(full)('the menu on a phone', () => {
  async function openMenu() {
    const opened = await site.open('/', phone);
    await hydrated(opened.page);
    await menuButton(opened.page).click();
    await menu(opened.page).waitFor();
    expect(await menuButton(opened.page).getAttribute('aria-expanded')).toBe('true');
    return opened;
  }
  const isClosed = async (page: Page) => {
    await expect.poll(() => menu(page).count()).toBe(0);
    expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
  };

  it('is closed at first, and opens and closes by its button', async () => {
    const { page } = await openMenu();
    await menuButton(page).click();
    await isClosed(page);
  });

  it('closes when a link is clicked, and follows it', async () => {
    const { page } = await openMenu();
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await isClosed(page);
    await page.getByRole('heading', { name: 'The work, up close' }).waitFor();
  });

  it('closes on a link to the current page', async () => {
    const { page } = await openMenu();
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await isClosed(page);
  });

  it('closes on Escape and returns focus to its button', async () => {
    const { page } = await openMenu();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect.poll(() => menuButton(page).evaluate(button => button === document.activeElement)).toBe(true);
  });

  it('closes on a click elsewhere, and when focus leaves it', async () => {
    const { page } = await openMenu();
    await page.mouse.click(195, 780);
    await isClosed(page);
    await menuButton(page).click();
    await page.getByRole('main').getByRole('link').first().focus();
    await isClosed(page);
  });

  it('closes when Back leads to another page', async () => {
    const { page } = await openMenu();
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await menuButton(page).click();
    await menu(page).waitFor();
    await page.goBack();
    await isClosed(page);
  });
});

describe('the testimonials', () => {
  const shown = (page: Page) => page.locator('figure:visible');
  const group = (page: Page) => page.getByRole('group', { name: 'What our clients say' });
  const place = (page: Page) =>
    group(page)
      .getByText(/^\d of 6$/)
      .textContent();

  async function openHome(options = {}) {
    const opened = await site.open('/', { ...desktop, reducedMotion: 'no-preference', ...options }, async page => {
      await page.clock.install({ time: 0 });
    });
    await hydrated(opened.page);
    await opened.page.clock.pauseAt(60_000);
    const { page } = opened;
    await settled(page);
    return opened;
  }
  /** React renders in real time while the page's clock is paused: waits for the effects of the last tick. */
  const settled = (page: Page) =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn++) {
        await new Promise(done => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      }
    });
  const changes = async (page: Page, milliseconds: number) => {
    const before = await place(page);
    await page.clock.runFor(milliseconds);
    await settled(page);
    return (await place(page)) !== before;
  };

  it('show five stars, a text, a name, a style, and that they are samples', async () => {
    const { page } = await openHome();
    await expect.poll(() => shown(page).count()).toBe(1);
    const figure = shown(page);
    expect(await figure.getByRole('img', { name: '5 out of 5 stars' }).locator('svg').count()).toBe(5);
    expect((await figure.locator('blockquote').textContent())?.length).toBeGreaterThan(40);
    expect(await figure.locator('figcaption').textContent()).toMatch(/^\p{L}.*(Braids|Cornrows|Twists)Sample$/u);
  });

  it.runIf(full)('advance every five seconds', async () => {
    const { page } = await openHome();
    expect(await changes(page, 5_000)).toBe(true);
    expect(await changes(page, 4_800)).toBe(false);
    expect(await changes(page, 300)).toBe(true);
  });

  it.runIf(full)('pause while the pointer is over them', async () => {
    const { page } = await openHome();
    await group(page).scrollIntoViewIfNeeded();
    await group(page).hover({ position: { x: 5, y: 5 } });
    expect(await changes(page, OBSERVED_MS)).toBe(false);
    await page.mouse.move(5, 5);
    expect(await changes(page, 5_000)).toBe(true);
  });

  it.runIf(full)('stay paused after keyboard focus, until play', async () => {
    const { page } = await openHome();
    await group(page).getByRole('button', { name: 'Pause testimonials' }).focus();
    const play = group(page).getByRole('button', { name: 'Play testimonials' });
    await play.waitFor();
    await page.getByRole('link', { name: 'All services and prices' }).focus();
    expect(await changes(page, OBSERVED_MS)).toBe(false);
    await play.click();
    await page.mouse.move(5, 5);
    expect(await changes(page, 5_000)).toBe(true);
  });

  it.runIf(full)('can be paused by mouse', async () => {
    const { page } = await openHome();
    await group(page).getByRole('button', { name: 'Pause testimonials' }).click();
    await group(page).getByRole('button', { name: 'Play testimonials' }).waitFor();
    await page.mouse.move(5, 5);
    expect(await changes(page, OBSERVED_MS)).toBe(false);
  });

  it.runIf(full)('stay off under reduced motion, but their buttons work', async () => {
    const { page } = await openHome({ reducedMotion: 'reduce' });
    expect(await changes(page, OBSERVED_MS)).toBe(false);
    const before = await place(page);
    await group(page).getByRole('button', { name: 'Previous testimonial' }).click();
    expect(await place(page)).not.toBe(before);
    await group(page).getByRole('button', { name: 'Next testimonial' }).click();
    expect(await place(page)).toBe(before);
    await group(page).getByRole('button', { name: 'Testimonial 4 of 6' }).click();
    expect(await group(page).getByText('4 of 6', { exact: true }).isVisible()).toBe(true);
    expect(await group(page).getByRole('button', { name: 'Testimonial 4 of 6' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });
});
