/** The histories: pictures, timeline, drawings and quotes. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { axeFindings } from '../support/axe';
import { drawn } from '../support/lightbox';
import { phone, stylePaths, useSite } from '../support/site';

const site = useSite();
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

describe.each(stylePaths)('the history on %s', path => {
  it('shows a picture, a drawing or bars in each section', async () => {
    const { page } = await site.read(path, phone);
    for (const name of [
      'Overview',
      'Origins & History',
      'Cultural Significance',
      'Evolution Through Time',
      'Modern Day Significance',
    ]) {
      const section = page.getByRole('region', { name, exact: true });
      const look = await section.locator('img, svg').first().boundingBox();
      expect(Math.min(look?.width ?? 0, look?.height ?? 0), name).toBeGreaterThan(20);
    }
  });

  it('repeats one of its sentences in large type beside another section', async () => {
    const { page } = await site.read(path);
    const pull = page.locator('article p[aria-hidden="true"]');
    const sentence = (await pull.innerText()).replaceAll('\u00a0', ' ');
    expect(sentence.length).toBeGreaterThan(10);
    const textOf = async (part: Locator) =>
      (await part.locator('p:not([aria-hidden])').allTextContents())
        .join(' ')
        .replace(/\d+/g, '')
        .replaceAll('\u00a0', ' ');
    expect(await textOf(page.getByRole('article'))).toContain(sentence);
    expect(await textOf(pull.locator('xpath=ancestor::section'))).not.toContain(sentence);
  });

  it('does not scroll sideways at 200% zoom', async () => {
    const { page } = await site.read(path, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('keeps the heading and all its text in the window while the timeline scrolls by, unless the window is low', async () => {
    const { page } = await site.read(path, { viewport: { width: 1440, height: 900 } });
    const origins = page.getByRole('region', { name: 'Origins & History', exact: true });
    /** The edges of the bar, the heading and the text, from top to bottom, while the last date is at the window's lower edge. */
    const edges = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return origins.evaluate(section => {
        const box = (selector: string, within: ParentNode = section) =>
          within.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        section
          .querySelector('[aria-label=Timeline] > :last-child')
          ?.scrollIntoView({ block: 'end', behavior: 'instant' });
        const text = 'h2 ~ div > p';
        const heading = box('h2');
        return [
          box('header', document).bottom,
          heading.top,
          heading.bottom,
          box(`${text}:first-child`).top,
          box(`${text}:last-child`).bottom,
          innerHeight,
        ].map(Math.round);
      });
    };
    for (const [width, height] of [
      [960, 704],
      [1200, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      const found = await edges(width, height);
      expect(found, `${width} x ${height}`).toEqual(found.toSorted((a, b) => a - b));
    }
    const [bar = 0, heading] = await edges(960, 640);
    expect(heading).toBeLessThan(bar);
  });
});

it.each([390, 768, 1440, 1920])('the names on a map are as large as other small text at %i px', async width => {
  const { page } = await site.read('/styles/cornrows', { viewport: { width, height: 900 } });
  const sizes = await page.locator('article svg text').evaluateAll(all =>
    all.map(one => {
      const text = one as SVGTextElement;
      return Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0));
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(size => size < 13 || size > 16)).toEqual([]);
});

describe('a history, for screen readers', () => {
  it('has italics for titles and foreign words, with the language of each foreign word', async () => {
    const { page } = await site.read('/styles/senegalese-twists', phone);
    const inFrench = page.locator('[lang=fr]');
    for (const words of ['vanilles', 'torsades', /^L’art de la coiffure/, /^Pour une tête/, /^Reflets de modes/]) {
      expect(await inFrench.filter({ hasText: words }).count(), String(words)).toBeGreaterThan(0);
    }
    await site.read('/styles/cornrows', phone);
    expect(await page.locator('p i[lang=yo]').allTextContents()).toEqual(['Kòlẹ́sẹ̀', 'ṣùkú', 'kọjúsọ́kọ']);
    expect(await page.locator('i:not([lang])').allTextContents()).toEqual(
      expect.arrayContaining(['Sounder', 'People']),
    );
    expect(await page.locator('main').innerText()).not.toContain('*');
  });

  it('says after each date how certain it is, including the date when the style first appeared', async () => {
    const { page } = await site.read('/styles/box-braids', phone);
    const dates = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    for (const date of await dates.all()) {
      expect(await date.ariaSnapshot()).toMatch(/paragraph.*\n\s*- img "(documented|reported|oral history)"/);
    }
    const key = page.getByRole('list', { name: 'Key' }).getByRole('listitem');
    expect(await key.allTextContents()).toEqual(expect.arrayContaining(['this style', 'documented']));
  });
});

it.each(stylePaths)('the quote on %s has a picture of 1080 x 1350 pixels that can be saved or opened', async path => {
  const { page } = await site.read(path, phone);
  const card = page.getByRole('link', { name: 'Open image: this quote' });
  const address = (await card.getAttribute('href')) ?? '';
  const saved = page.getByRole('link', { name: 'Save as image: this quote' });
  expect(await saved.evaluate(link => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    address,
    true,
  ]);
  const { width, height, format } = await sharp(join(LOCAL_SITE, address)).metadata();
  expect([width, height, format]).toEqual([1080, 1350, 'jpeg']);
});

describe('the braid of a timeline', () => {
  /** The length of the braid in px, and the clip of each bead. */
  const grown = (page: Page) =>
    page.getByRole('list', { name: 'Timeline' }).evaluate(timeline => {
      const { previousElementSibling: braid } = timeline;
      return {
        length: braid ? Number.parseFloat(getComputedStyle(braid, '::before').height) : Number.NaN,
        beads: [...timeline.querySelectorAll('img')].map(bead => getComputedStyle(bead).clipPath),
      };
    });
  const whole = / 0(px|%)\)$/;

  it('grows with the scroll position and takes on one bead after another, but is complete with reduced motion', async () => {
    const { page } = await site.openHydrated('/styles/cornrows', { ...phone, reducedMotion: 'no-preference' });
    const timeline = page.getByRole('list', { name: 'Timeline' });
    const steps: Awaited<ReturnType<typeof grown>>[] = [];
    for (const above of [0.9, 0.6, 0.4, 0.2, 0]) {
      await timeline.evaluate(
        (list, share) => scrollBy({ top: list.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' }),
        above,
      );
      await twoFrames(page);
      steps.push(await grown(page));
    }
    const lengths = steps.map(({ length }) => Math.round(length));
    expect(lengths[0]).toBe(0);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    const counts = steps.map(({ beads }) => beads.filter(clip => whole.test(clip)).length);
    expect(counts[0]).toBe(0);
    expect(new Set(counts).size).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { length, beads } = await grown(page);
    expect(length).toBeGreaterThan(Math.max(...lengths));
    expect(beads.filter(clip => clip !== 'none')).toEqual([]);
  });
});

it('a drawing changes its colors with the theme of the page', async () => {
  const { page } = await site.openHydrated('/styles/senegalese-twists', { ...phone, colorScheme: 'light' });
  const drawing = page.getByRole('img', { name: /^Two strands, one dark and one plum-colored/ });
  await drawing.scrollIntoViewIfNeeded();
  // A screenshot does not wait for a lazy picture.
  await drawn(drawing);
  const light = await drawing.screenshot();
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect.poll(async () => (await drawing.screenshot()).equals(light)).toBe(false);
  // Compares only the edge of the disc, because the page's background changes in any case.
  const edge = { x: 14, y: 90, width: 6, height: 6 };
  const box = await drawing.boundingBox();
  const clip = { ...edge, x: (box?.x ?? 0) + edge.x, y: (box?.y ?? 0) + edge.y };
  const dark = await page.screenshot({ clip });
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect.poll(async () => (await page.screenshot({ clip })).equals(dark)).toBe(false);
});

describe('sharing a quote', () => {
  interface Shared {
    files: File[];
    title: string;
    url: string;
  }
  const shareQuote = (page: Page) => page.getByRole('button', { name: 'Share this quote' });
  const saveLink = (page: Page) => page.getByRole('link', { name: 'Save as image: this quote' });
  const near = (page: Page) => saveLink(page).evaluate(link => link.scrollIntoView({ behavior: 'instant' }));

  /** Opens the history of cornrows by a link, on a system with a share sheet. */
  async function openWithShareSheet(canShareFiles = true) {
    const opened = await site.openHydrated('/services', phone, page =>
      page.addInitScript(can => {
        const shared: Shared[] = [];
        const share = async (data: Shared) => {
          if (!navigator.userActivation.isActive) throw new DOMException('not pressed', 'NotAllowedError');
          shared.push(data);
        };
        Object.assign(window, { shared });
        Object.assign(navigator, { share, canShare: () => can });
      }, canShareFiles),
    );
    await opened.page.getByRole('link', { name: 'Learn History: Cornrows' }).click();
    await opened.page.getByRole('heading', { name: 'Cornrows', level: 1 }).waitFor();
    return opened;
  }

  it('shares the quote’s picture, which loads only when the quote is near the window', async () => {
    const { page, requests, errors } = await openWithShareSheet();
    const cards = () => requests.filter(url => url.includes('/cards/quote-'));
    await saveLink(page).waitFor({ state: 'attached' });
    await twoFrames(page);
    expect(cards()).toEqual([]);
    await near(page);
    await shareQuote(page).click();
    const shared = () =>
      page.evaluate(async () => {
        const [data] = (window as unknown as { shared: Shared[] }).shared;
        const file = data?.files[0];
        return data && file && { title: data.title, url: data.url, name: file.name, type: file.type, size: file.size };
      });
    await expect.poll(shared).toMatchObject({ url: page.url(), name: 'quote-cornrows.jpg', type: 'image/jpeg' });
    expect((await shared())?.size).toBeGreaterThan(10_000);
    expect(cards()).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('keeps the links, without a Share button, if the system cannot share pictures', async () => {
    const { page } = await openWithShareSheet(false);
    const loaded = page.waitForResponse('**/cards/quote-*');
    await near(page);
    await (await loaded).finished();
    await twoFrames(page);
    expect(await shareQuote(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open image: this quote' }).isVisible()).toBe(true);
  });
});
