/** Visits to the gallery from start to end, and the rarer ways to open, show and share a photo. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { to } from 'xstate-paths';
import { drag } from 'xstate-paths/playwright';
import { axeFindings } from '../support/axe';
import { closed, counter, lightbox, middle, thumbnail } from '../support/lightbox';
import { delayFiles, desktop, focusedName, pauseAnimations, phone, tabTo, useSite } from '../support/site';

const site = useSite();
const BOB = '/gallery?photo=gallery-knotless-bob';
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const style = (name: string) => ({ name, exact: true });

describe('a visitor who has found a style', () => {
  it('opens a request that names the picture, and returns to the same place in the gallery', async () => {
    const { page } = await site.openHydrated('/gallery', phone);
    await page.getByRole('group', { name: 'Style' }).getByRole('button', style('Knotless')).tap();
    await page.getByText('2 of 10 pictures', { exact: true }).waitFor();
    await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    await thumbnail(page, 2).tap();
    await counter(page, '2 of 2');
    await lightbox(page).getByRole('button', style('Book this look')).tap();
    const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
    await sheet.getByRole('group', { name: 'Selected style' }).getByText('Like “Bob, middle part”').waitFor();
    expect(await lightbox(page).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?style=knotless-braids');
    const url = site.url() + BOB;
    const line = `I would like to book Knotless Braids, like the picture “Bob, middle part” (${url}).\n`;
    await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe(line);
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', style('Close')).tap();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('gets from the lightbox to the history of the style', async () => {
    const { page } = await site.openHydrated('/gallery?photo=gallery-ghana-braids-halo', desktop);
    await lightbox(page).getByRole('link', { name: 'Style history: Ghana Braids' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ghana Braids' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/styles/ghana-braids');
    await closed(page);
    expect(await page.evaluate(() => document.documentElement.dataset.scrollLocked)).toBeUndefined();
  });
});

it('with the keyboard only a visitor can choose a style, open and zoom a photo, go to the next one, and close it', async () => {
  const { page } = await site.openHydrated('/gallery', desktop);
  const focused = () => focusedName(page);
  await tabTo(page, 'Knotless');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 10 pictures').waitFor();
  await tabTo(page, /^Boho, with loose curls/);
  await page.keyboard.press('Enter');
  await counter(page, '1 of 2');
  await expect.poll(focused).toBe('Close');
  const isOutside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 1; press <= 12; press++) {
      await page.keyboard.press(key);
      expect(await isOutside(), `after pressing ${key} ${press} times`).toBe(false);
    }
  await tabTo(page, 'Zoom in');
  await page.keyboard.press('Space');
  await lightbox(page).getByText('150%').waitFor();
  await tabTo(page, 'Next picture');
  await page.keyboard.press('Enter');
  await counter(page, '2 of 2');
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(focused).toContain('Bob, middle part');
});

it('in a right-to-left layout the next photo is to the left for swipes, arrow keys and buttons', async () => {
  const { page } = await site.openHydrated(BOB, phone, opened =>
    opened.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
    }),
  );
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

it.each([
  ['/gallery', /^.+ .+ (from )?\$\d+ · \d/],
  ['/styles/cornrows', /^.+$/],
])(
  'a picture of the gallery is a link with its caption as the name and its alt text as the description on %s',
  async (path, name) => {
    const { page } = await site.read(path, phone);
    const links = page.getByRole('main').locator('a[aria-describedby^=look-]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const alt = (await link.getByRole('img').getAttribute('alt')) ?? 'none';
      expect(await link.evaluate(one => one.ariaLabel ?? one.querySelector('[id^=name-]')?.textContent)).toMatch(name);
      expect((await link.ariaSnapshot()).split('\n')[0]).not.toContain(alt.slice(0, 20));
    }
  },
);

it('the filter is removed if it would hide the photo in the address, and neither that nor closing the photo adds a history entry', async () => {
  const { page } = await site.open('/favicon.svg');
  await page.goto('/gallery?style=cornrows&photo=gallery-knotless-bob');
  await counter(page, '6 of 10');
  expect(address(page)).toBe(BOB);
  await page.keyboard.press('Escape');
  await expect.poll(() => address(page)).toBe('/gallery');
  await page.getByRole('main').getByText('All 10 pictures', { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL('**/favicon.svg');
});

it.each(['Control', 'Shift'] as const)(
  'a click on a picture with %s opens it in the viewer of another tab or window',
  async key => {
    const { page } = await site.openHydrated('/gallery?style=knotless-braids');
    const link = thumbnail(page, 2);
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: [key] })]);
    await counter(other, '6 of 10');
    expect(address(other)).toBe(BOB);
    expect(await lightbox(page).count()).toBe(0);
    expect(address(page)).toBe('/gallery?style=knotless-braids');
  },
);

it('an opened picture grows from its thumbnail, even before its file has loaded, and hides its neighbors meanwhile', async () => {
  const { page } = await site.openHydrated('/gallery', { ...desktop, reducedMotion: 'no-preference' });
  await delayFiles(page, /\.(avif|jpg)$/);
  await pauseAnimations(page);
  await thumbnail(page, 3).click();
  const opening = await page.waitForFunction(() => {
    const photo = document.querySelector<HTMLElement>('[data-slide="shown"] img');
    const growth = photo?.getAnimations()[0];
    if (!photo || !growth) return undefined;
    const caption = [...document.querySelectorAll('dialog p')].at(-1);
    const opacity = (element: Element | null | undefined): number => {
      if (!element) return 1;
      const { display, opacity: own } = getComputedStyle(element);
      return (display === 'contents' ? 1 : Number(own)) * opacity(element.parentElement);
    };
    const neighbors = [...document.querySelectorAll('[data-slide]:not([data-slide="shown"]) img')];
    const moments = [0, 140, 279].map(moment => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = moment;
      }
      return {
        width: photo.getBoundingClientRect().width,
        caption: opacity(caption),
        neighbors: neighbors.filter(one => one.checkVisibility({ visibilityProperty: true })).length,
      };
    });
    return { moments, neighbors: neighbors.length };
  });
  const { moments, neighbors } = (await opening.jsonValue()) ?? { moments: [], neighbors: 0 };
  expect(neighbors).toBe(2);
  const [first = 0, middle = 0, last = 0] = moments.map(({ width }) => width);
  expect(first).toBeGreaterThan(100);
  expect(middle).toBeGreaterThan(first);
  expect(last).toBeGreaterThan(middle);
  expect(moments.map(moment => moment.neighbors)).toEqual([0, 0, 0]);
  expect(moments[0]?.caption).toBe(0);
});

it.each([
  ['shares it', 'shared'],
  ['cancels', 'given up'],
])('sharing opens the system’s share sheet; nothing is copied or announced if the visitor %s', async (_, fate) => {
  const { page } = await site.openHydrated(BOB, desktop, opened =>
    opened.addInitScript(how => {
      navigator.share = async data => {
        document.documentElement.dataset.shared = `${data?.title} ${data?.url}`;
        if (how === 'given up') throw new DOMException('no', 'AbortError');
      };
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async () => document.documentElement.setAttribute('data-copied', 'true') },
      });
    }, fate),
  );
  await counter(page, '6 of 10');
  await lightbox(page).getByRole('button', { name: 'Share this picture' }).click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.shared))
    .toMatch(/^[^|]+ \| Knotless Braids \| Ochre Row http/);
  expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBeUndefined();
  expect(await lightbox(page).getByText('Link copied').count()).toBe(0);
});

it('a screen reader announces each photo once, without interrupting', async () => {
  const { page } = await site.openHydrated('/gallery');
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  const status = lightbox(page).getByRole('status').filter({ hasText: 'Picture 1 of 10' });
  await status.evaluate(element => {
    const said: string[] = [];
    Object.assign(window, { said });
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, changes);
  });
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await counter(page, `${number} of 10`);
  }
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.map(text => text.slice(0, 16))).toEqual(['Picture 2 of 10:', 'Picture 3 of 10:']);
});
