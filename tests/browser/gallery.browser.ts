/** The gallery's filter, and loading, preloading, sharing and announcing photos in the lightbox. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { counter, lightbox, thumbnail } from '../support/lightbox';
import { delayFiles, desktop, noteShifts, pauseAnimations, phone, saveData, shiftsOf, useSite } from '../support/site';

const site = useSite();
const PICTURES = /\.(avif|jpg)$/;
const KNOTLESS = ['gallery-knotless-boho-curls', 'gallery-knotless-bob'];

async function openGallery(path = '/gallery', options = desktop, before?: (page: Page) => Promise<unknown>) {
  return site.openHydrated(path, options, before);
}
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Style' }).getByRole('button', { name }).click();
const says = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor();
const shown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll(all => all.map(one => one.dataset.photo));
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

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

it.each([768, 1440])(
  'the captions are level if their pictures’ bottom edges are, and so are style and price, at %i px',
  async width => {
    const { page } = await site.read('/gallery', { viewport: { width, height: 900 } });
    const cells = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll(all =>
        all.map(one => {
          const [picture, caption, facts] = [...(one.firstElementChild?.children ?? [])];
          const top = (part?: Element) => part?.getBoundingClientRect().top;
          return { end: picture?.getBoundingClientRect().bottom, caption: top(caption), facts: top(facts) };
        }),
      );
    expect(new Set(cells.map(({ end }) => end)).size).toBeLessThan(cells.length);
    for (const { end, ...tops } of cells)
      expect(cells.filter(other => other.end === end).map(({ end, ...others }) => others)).toEqual(
        cells.filter(other => other.end === end).map(() => tops),
      );
  },
);

it.each([390, 768, 1440, 1920])('heading, choices and pictures begin at the same edge at %i px', async width => {
  const { page } = await site.read('/gallery', { viewport: { width, height: 900 } });
  const main = page.getByRole('main');
  const parts = [main.getByRole('heading', { level: 1 }), main.getByRole('button'), main.getByRole('listitem')];
  const edges = await Promise.all(parts.map(async part => (await part.first().boundingBox())?.x));
  expect(new Set(edges).size, String(edges)).toBe(1);
});

describe('the filter', () => {
  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)('is applied from the address without layout shift on a %s', async (_, options) => {
    const { page } = await openGallery('/gallery?style=knotless-braids', options, noteShifts);
    await says(page, '2 of 10 pictures');
    const beyondPage = await page.getByText('2 of 10 pictures').evaluate(count => {
      const text = new Range();
      text.selectNodeContents(count);
      const main = document.querySelector('h1')?.parentElement ?? document.body;
      const { paddingInlineEnd } = getComputedStyle(main);
      return (
        text.getBoundingClientRect().right - main.getBoundingClientRect().right + Number.parseFloat(paddingInlineEnd)
      );
    });
    expect(beyondPage).toBeLessThan(1);
    expect(await shown(page)).toEqual(KNOTLESS);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await shiftsOf(page)).toEqual([]);
    await choose(page, 'All styles');
    await says(page, 'All 10 pictures');
    expect(await shown(page)).toHaveLength(10);
  });

  it('is removed if it would hide the photo in the address, and neither that nor closing the photo adds a history entry', async () => {
    const { page } = await site.open('/favicon.svg');
    await page.goto('/gallery?style=cornrows&photo=gallery-knotless-bob');
    await counter(page, '6 of 10');
    expect(address(page)).toBe('/gallery?photo=gallery-knotless-bob');
    await page.keyboard.press('Escape');
    await expect.poll(() => address(page)).toBe('/gallery');
    await says(page, 'All 10 pictures');
    await page.goBack();
    await page.waitForURL('**/favicon.svg');
  });
});

it.each(['Control', 'Shift'] as const)(
  'a click on a picture with %s opens it in the viewer of another tab or window',
  async key => {
    const { page } = await openGallery('/gallery?style=knotless-braids');
    const link = thumbnail(page, 2);
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: [key] })]);
    await counter(other, '6 of 10');
    expect(new URL(other.url()).pathname + new URL(other.url()).search).toBe('/gallery?photo=gallery-knotless-bob');
    expect(await lightbox(page).count()).toBe(0);
    expect(address(page)).toBe('/gallery?style=knotless-braids');
  },
);

it('an opened picture grows from its thumbnail, even before its file has loaded, and hides its neighbors meanwhile', async () => {
  const { page } = await openGallery('/gallery', { ...desktop, reducedMotion: 'no-preference' });
  await delayFiles(page, PICTURES);
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

describe('the code of the lightbox', () => {
  const isLightbox = (url: string) => /\/Lightbox-[^/]*\.js$/.test(url);

  it('loads when a visitor hovers over a picture, and not before', async () => {
    const { page, requests } = await openGallery();
    const asked = () => requests.filter(isLightbox);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual([]);
    await thumbnail(page, 1).hover();
    await expect.poll(() => asked().length).toBe(1);
    expect(await lightbox(page).count()).toBe(0);
  });

  it('if it cannot be loaded, a click opens the picture’s file', async () => {
    const { page } = await openGallery('/gallery', desktop, opened =>
      opened.route(
        url => isLightbox(url.pathname),
        route => route.abort(),
      ),
    );
    await thumbnail(page, 3).click();
    await page.waitForURL(/\.jpg$/);
  });
});

describe('the neighbors of a photo', () => {
  const large = (page: Page) =>
    page.locator('dialog img').evaluateAll(all => all.map(one => (one as HTMLImageElement).alt.slice(0, 30)));

  it('are preloaded and hidden from screen readers', async () => {
    const { page } = await openGallery('/gallery?photo=gallery-knotless-bob');
    await counter(page, '6 of 10');
    expect(await large(page)).toHaveLength(3);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog img')].every(one => (one as HTMLImageElement).naturalWidth > 0),
    );
    expect(await lightbox(page).getByRole('img').count()).toBe(1);
  });

  it('are not preloaded for a visitor who saves data', async () => {
    const { page } = await openGallery('/gallery?photo=gallery-knotless-bob', desktop, saveData);
    await counter(page, '6 of 10');
    expect(await large(page)).toEqual(['A shoulder-length bob of knotl']);
    await page.keyboard.press('ArrowRight');
    await counter(page, '7 of 10');
    expect(await large(page)).toHaveLength(1);
  });
});

describe('sharing a photo', () => {
  const share = (page: Page) => lightbox(page).getByRole('button', { name: 'Share this picture' }).click();
  const link = () => `${site.url()}/gallery?photo=gallery-knotless-bob`;

  it('copies the photo’s address without the filter, and announces that, if the system cannot share', async () => {
    const { page } = await openGallery(
      '/gallery?style=knotless-braids&photo=gallery-knotless-bob',
      desktop,
      async opened => {
        await opened.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      },
    );
    await counter(page, '2 of 2');
    await share(page);
    await lightbox(page).getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link());
  });

  it.each([
    ['shares it', 'shared'],
    ['cancels', 'given up'],
  ])('opens the system’s share sheet; nothing is copied or announced if the visitor %s', async (_, fate) => {
    const { page } = await openGallery('/gallery?photo=gallery-knotless-bob', desktop, opened =>
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
    await share(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.shared))
      .toMatch(/^[^|]+ \| Knotless Braids \| Ochre Row http/);
    expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBeUndefined();
    expect(await lightbox(page).getByText('Link copied').count()).toBe(0);
  });

  it('shows the photo’s address if it can be neither shared nor copied', async () => {
    const { page } = await openGallery('/gallery?photo=gallery-knotless-bob', desktop, opened =>
      opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    );
    await counter(page, '6 of 10');
    await share(page);
    await lightbox(page).getByRole('alert').filter({ hasText: link() }).waitFor();
  });
});

it('a screen reader announces each photo once, without interrupting', async () => {
  const { page } = await openGallery();
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('dialog [role="status"]');
    if (status)
      new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  });
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await counter(page, `${number} of 10`);
  }
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.map(text => text.slice(0, 16))).toEqual(['Picture 2 of 10:', 'Picture 3 of 10:']);
});
