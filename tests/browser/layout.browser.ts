import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, openEverything, ringless, smallTargets } from '../support/axe';
import { delayFiles, desktop, nextFrames, phone, sitePaths, useBuiltSite } from '../support/built-site';
import { noteShifts, shiftsOf } from '../support/layout-shifts';
import { allDrawn, lightbox } from '../support/lightbox';

const site = useBuiltSite();

/** What is wrong at the window's present width: a page that is too wide, text that is cut off or outside, or on a heading. */
const unreadable = (page: Page, notch = 0) =>
  page.evaluate(inset => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth - root.clientWidth} px too wide`] : [];
    for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, label, dd, dt')) {
      // Text for screen readers only is in a box of one pixel. The touch area of a source's number may reach out of the
      // text: it is invisible.
      const isHeading = element.matches('h1, h2, h3') && element.clientHeight > 1;
      const mayReachOut = (element.clientWidth <= 1 && !isHeading) || element.querySelector('a[href^="#"]');
      if (mayReachOut || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
      // A row of filters or arches scrolls sideways; some text is for screen readers only.
      const isApart = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
        overflowX === 'auto' || clipPath === 'inset(50%)';
      let part: Element | null = element;
      while (part && part !== document.body && !isApart(getComputedStyle(part))) part = part.parentElement;
      const { left, right, width } = element.getBoundingClientRect();
      if (part === document.body && width > 0 && (left < inset - 1 || right > innerWidth - inset + 1))
        found.push(`outside: ${element.outerHTML.slice(0, 120)}`);
    }
    // Lines of text may touch. A heading of one pixel is for screen readers only.
    for (const heading of document.querySelectorAll('section h2')) {
      const { left, top, bottom } = heading.getBoundingClientRect();
      for (const text of heading.closest('section')?.querySelectorAll('p') ?? []) {
        const other = text.getBoundingClientRect();
        const overlap = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        if (overlap > 12 && Math.abs(other.left - left) < 9)
          found.push(`on a heading: ${text.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  }, notch);

/** What is outside the window or under the notch of a phone held sideways. */
async function underNotch(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 844, height: 390 });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  const found = await unreadable(page, 47);
  // Other tests have this tab, too.
  await tools.detach();
  return found;
}

/** What can be pressed in the lower half of the window at the end of the page, and is covered there. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    // What appears at this place comes a frame later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return y > innerHeight / 2 && y < innerHeight && !one.contains(document.elementFromPoint(x, y));
      })
      .map(one => one.outerHTML.slice(0, 120));
  });

it.each([...sitePaths, '/no/such/page', '/styles/unknown'])(
  'at 320, 390, 768 and 1440 pixels, nothing on %s overflows, overlaps, is cut off or is covered at the end, nor with larger text or under a notch; on a phone, with every fold open and every field filled, axe finds nothing, no target is smaller than 44 pixels, except links in paragraphs, and the focus shows everywhere',
  async path => {
    const { page } = await site.read(path, { viewport: { width: 320, height: 640 } });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await unreadable(page), `at ${width} px`).toEqual([]);
      expect(await covered(page), `covered at the end, at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      const width = root.scrollWidth - root.clientWidth;
      root.removeAttribute('style');
      return width;
    });
    expect(overflow, 'with text at twice the size').toBeLessThanOrEqual(0);
    expect(await underNotch(page), 'with a notch').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // The bar of a style page is shown there.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await openEverything(page);
    await nextFrames(page);
    await expect.poll(() => page.locator('aside[data-state="hidden"]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page), 'too small').toEqual([]);
    expect(await ringless(page), 'without a ring').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await nextFrames(page);
    expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    expect(await ringless(page), 'without a ring in the dark theme').toEqual([]);
  },
);

it('nothing in the viewer is under a notch', async () => {
  const { page } = await site.read('/gallery?photo=gallery-knotless-bob', { viewport: { width: 844, height: 390 } });
  await allDrawn(page);
  expect(await underNotch(page)).toEqual([]);
});

describe('in a low window', () => {
  const inMenu = async (page: Page, then?: string) => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    if (then) await page.getByRole('navigation', { name: 'Mobile' }).getByRole('button', { name: then }).click();
  };
  const parts: Record<string, [path: string, part: (page: Page) => Locator, open?: (page: Page) => Promise<void>]> = {
    'the menu': ['/', page => page.getByRole('navigation', { name: 'Mobile' }), page => inMenu(page)],
    'the booking sheet': [
      '/styles/box-braids',
      page => page.getByRole('dialog', { name: 'Book an appointment' }),
      page => inMenu(page, 'Book Now'),
    ],
    'the lightbox, with a long caption': ['/gallery?photo=gallery-senegalese-twists-cowrie-detail', lightbox],
  };
  it.each(Object.entries(parts))('all controls of %s are large enough and within reach', async (_, row) => {
    const [path, partOf, open] = row;
    const { page } = await site.openHydrated(path, { viewport: { width: 320, height: 256 }, hasTouch: true });
    await open?.(page);
    const part = partOf(page);
    await part.waitFor();
    if (partOf === lightbox) await allDrawn(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // Only the lightbox does not scroll. A control of the sheet may be taller than what the window shows of the sheet.
    const scrolls = partOf !== lightbox;
    for (const [width, height] of [
      [280, 653],
      [320, 256],
      [320, 480],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      const size = `at ${width} x ${height}`;
      expect(await smallTargets(page), size).toEqual([]);
      expect(await unreadable(page), size).toEqual([]);
      const controls = part.getByRole('button').or(part.getByRole('link'));
      const outside = await controls.evaluateAll(
        (all, isScrolled) =>
          all
            .filter(control => {
              if (isScrolled) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
              // A script scrolls these parts, too, but a finger does not.
              for (let around = control.parentElement; around?.parentElement; around = around.parentElement)
                if (around.scrollTop > 0 && getComputedStyle(around).overflowY === 'hidden') return true;
              const { left, right, top, bottom } = control.getBoundingClientRect();
              return (
                left < 0 || right > innerWidth || top < 0 || (isScrolled ? (top + bottom) / 2 : bottom) > innerHeight
              );
            })
            .map(control => control.ariaLabel ?? control.textContent),
        scrolls,
      );
      expect(outside, size).toEqual([]);
    }
  });
});

it('the first view of the home page on a phone shows her face, the title in two lines, and the button to book', async () => {
  const { page } = await site.read('/', { viewport: { width: 390, height: 664 } });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const main = page.getByRole('main');
  const figure = await main.getByRole('img').first().boundingBox();
  const title = await main.getByRole('heading', { level: 1 }).boundingBox();
  const button = await main.getByRole('link', { name: 'Book Your Appointment' }).first().boundingBox();
  if (!figure || !title || !button) throw new Error('Something is not shown');
  const bar = await page.getByRole('banner').boundingBox();
  // Her face is between a fourth and three fifths of the picture's height.
  expect(figure.y + 0.24 * figure.height).toBeGreaterThan(bar?.height ?? Number.NaN);
  expect(0.34 * figure.height).toBeGreaterThan(120);
  expect(title.y).toBeGreaterThan(figure.y + figure.height);
  expect(title.height).toBeLessThan(90);
  expect(button.y).toBeGreaterThan(title.y);
  expect(button.y + button.height).toBeLessThan(664);
});

it.each([
  ['/', 'phone'],
  ['/gallery', 'phone'],
  ['/contact', 'desktop'],
  ['/styles/knotless-braids', 'phone'],
] as const)('nothing on %s moves when fonts arrive after the first paint, on a %s', async (path, device) => {
  const { page } = await site.openHydrated(path, device === 'phone' ? phone : desktop, async opened => {
    await noteShifts(opened);
    const session = await opened.context().newCDPSession(opened);
    // So slowly, the gallery is painted before all of it has been parsed.
    if (path === '/gallery') await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    const { letGo } = await delayFiles(opened, '**/*.woff2');
    const isPainted = () =>
      document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0;
    opened.waitForFunction(isPainted).then(letGo, letGo);
  });
  const arrived = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(arrived).toEqual(expect.arrayContaining(['Fraunces', 'Figtree']));
  await nextFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
});

it('at every moment of a change of testimonial one is legible, and only one', async () => {
  const { page } = await site.openHydrated('/', { ...phone, reducedMotion: 'no-preference' });
  const group = page.getByRole('group', { name: 'What our clients say' });
  await group.getByRole('button', { name: 'Pause testimonials' }).click();
  const seen = await group.evaluate(async element => {
    element.querySelector<HTMLButtonElement>('[aria-label="Next testimonial"]')?.click();
    await new Promise(requestAnimationFrame);
    const moves = element.getAnimations({ subtree: true });
    for (const move of moves) move.pause();
    return [0, 50, 100, 150, 200, 300, 400].map(time => {
      for (const move of moves) move.currentTime = time;
      const looks = [...element.querySelectorAll('figure')].map(one => getComputedStyle(one));
      return looks.filter(({ visibility, opacity }) => visibility === 'visible' && Number(opacity) >= 0.4).length;
    });
  });
  expect(await group.getByText('2 of 6', { exact: true }).count()).toBe(1);
  expect(seen).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

it('the menu is closed after the window was so wide that it has no menu', async () => {
  const { page } = await site.openHydrated('/', phone);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await nextFrames(page);
  }
  await expect.poll(() => menu.count()).toBe(0);
});
