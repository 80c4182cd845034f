import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { smallTargets } from '../support/axe';
import { everyNth, full } from '../support/extent';
import { lightbox, place, thumbnail } from '../support/lightbox';
import { delayFiles, desktop, noteShifts, phone, shiftsOf, stylePaths, useSite } from '../support/site';

const site = useSite();
const paths = [
  '/',
  '/services',
  '/gallery',
  '/contact',
  '/styles/knotless-braids',
  '/styles/senegalese-twists',
  '/no/such/page',
];

const cases = [
  ['phone', phone],
  ['desktop', desktop],
] as [string, BrowserContextOptions][];

/** Notes layout shifts, and delays the fonts by this many ms. */
async function withLateFonts(page: Page, delay: number): Promise<void> {
  await noteShifts(page);
  await page.route('**/*.woff2', async route => {
    await new Promise(done => setTimeout(done, delay));
    await route.continue();
  });
}

/** Waits for the page's own fonts, which may arrive late on a busy computer. */
const showLateFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));

/** The fonts in which the page's first heading is drawn. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The words in these elements that are broken over two lines. `seen` collects all matching words. */
async function brokenWords(page: Page, selector: string, pattern: RegExp, seen = new Set<string>()): Promise<string[]> {
  const words = await page.locator(selector).evaluateAll(
    (elements, { source, flags }) =>
      elements.flatMap(element => {
        // Text for screen readers only is in a box of one pixel.
        if (element.clientWidth === 1) return [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: { word: string; isBroken: boolean }[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(new RegExp(source, flags))) {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            found.push({ word, isBroken: new Set(tops).size > 1 });
          }
        }
        return found;
      }),
    { source: pattern.source, flags: pattern.flags },
  );
  for (const { word } of words) seen.add(word);
  return words.filter(({ isBroken }) => isBroken).map(({ word }) => word);
}

describe('there is no layout shift while a page loads', () => {
  // Tests each page at one width; in the full run, at both.
  const loads = cases.flatMap(([width, options], offset) =>
    paths.filter((_, index) => full || index % 2 === offset).map(path => [width, path, options] as const),
  );
  it.each(loads)('on a %s at %s, when fonts arrive late and replace the fallback fonts', async (_, path, options) => {
    const { page } = await site.openHydrated(path, options, page => withLateFonts(page, 700));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await fontsOfHeading(page)).toEqual(['Fraunces']);
  });
});

describe('a page that a link opens', () => {
  it.each(cases)(
    'is complete on a %s, and nothing shifts or scrolls, even when a dialog opens over it',
    async (_, options) => {
      const { page } = await site.openHydrated('/', options, noteShifts);
      await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).click();
      await page.getByRole('heading', { level: 1, name: 'Looks to choose from' }).waitFor();
      const parts = page.locator('main h2, footer h2, main li a');
      const drawn = () =>
        parts.evaluateAll(all => all.filter(one => one.checkVisibility({ contentVisibilityAuto: true })));
      const count = await parts.count();
      await expect.poll(async () => (await drawn()).length).toBe(count);
      await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
      const picture = thumbnail(page, 5);
      await picture.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      const places = () => parts.evaluateAll(all => all.map(one => one.getBoundingClientRect().y));
      const before = await places();
      const movedBy = async () => {
        const now = await places();
        return Math.max(...before.map((place, index) => Math.abs(place - (now[index] ?? Number.NaN))));
      };
      await picture.click();
      await page.getByRole('dialog').waitFor();
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(300);
      // When the last picture has loaded, its height changes by a fraction of a pixel: files have whole pixels.
      expect(await movedBy()).toBeLessThan(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await movedBy()).toBeLessThan(1);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  it.each(cases)(
    'renders what is below the window on a %s after the first frame, and nothing shifts',
    async (_, options) => {
      const { page } = await site.openHydrated('/', options, noteShifts);
      await page.getByRole('main').getByRole('link', { name: 'All services and prices' }).click();
      const sections = () => page.evaluate(() => [...document.querySelectorAll('main h2')].map(one => one.textContent));
      await expect.poll(sections).toEqual(expect.arrayContaining(['Side by side', 'Good to know', 'How to book']));
      await page.getByRole('article').first().getByRole('heading').click();
      await expect.poll(sections).toEqual(expect.arrayContaining(['Overview']));
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});

describe('the map on the contact page', () => {
  const MAP = 'https://www.openstreetmap.org/**';
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'is slow': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    'is blocked': route => route.abort('blockedbyclient'),
  };
  it.each(Object.keys(answers))('leaves address and directions visible if it %s, and nothing moves', async how => {
    let slow = { asked: [] as string[], letGo: () => {} };
    const { page } = await site.openHydrated('/contact', phone, async page => {
      await noteShifts(page);
      await page.route(MAP, route => answers[how]?.(route));
      if (how === 'is slow') slow = await delayFiles(page, MAP);
    });
    const part = page.getByRole('region', { name: 'Map and directions' });
    const failed = page.waitForEvent('requestfailed', request => request.method() === 'HEAD').catch(() => {});
    await part.scrollIntoViewIfNeeded();
    // After the blocked frame, the browser's error page has loaded.
    if (how === 'is blocked') await failed;
    else await expect.poll(() => slow.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(400);
    expect(await part.locator('iframe').isVisible()).toBe(false);
    expect(await part.getByText('12 Cowrie Lane').isVisible()).toBe(true);
    expect(await part.getByRole('link', { name: 'Directions in Google Maps' }).isVisible()).toBe(true);
    slow.letGo();
    if (how === 'is slow') await expect.poll(() => part.locator('iframe').isVisible()).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

it('the services page is at most 6,000 px tall on a phone', async () => {
  const { page } = await site.read('/services', phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
});

describe('on narrow and enlarged windows', () => {
  const tight: [string, BrowserContextOptions][] = [
    ['320 pixels', { viewport: { width: 320, height: 640 } }],
    ['200% zoom of a 1280-pixel window', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['400% zoom of a 1280-pixel window', { viewport: { width: 320, height: 256 } }],
    ['half of a small phone', { viewport: { width: 320, height: 480 } }],
    ['half of a phone', { viewport: { width: 412, height: 480 } }],
  ];
  it.each(tight.flatMap(([name, options]) => paths.map(path => [name, path, options] as const)))(
    'at %s, %s needs no horizontal scrolling, and no word is cut off or broken',
    async (_, path, options) => {
      const { page } = await site.read(path, options);
      await showLateFonts(page);
      const [scroll, inner, visible] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
        innerWidth,
      ]);
      expect(scroll).toBeLessThanOrEqual(inner);
      // No space is reserved for a scrollbar, because this browser's scrollbars overlay the page.
      expect(inner).toBe(visible);
      const cut = await page.evaluate(() => {
        // The touch area of a source's number may reach out of the text: it is invisible.
        const sources = [...document.querySelectorAll('a')].filter(link => link.hash);
        for (const source of sources) source.style.position = 'static';
        const found = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, dd, dt')]
          .filter(
            element =>
              element.checkVisibility() &&
              element.scrollWidth > element.clientWidth + 1 &&
              getComputedStyle(element).display !== 'inline' &&
              !/clip/.test(getComputedStyle(element).clipPath) &&
              getComputedStyle(element).clipPath === 'none',
          )
          .map(element => element.outerHTML.slice(0, 120));
        for (const source of sources) source.removeAttribute('style');
        return found;
      });
      expect(cut).toEqual([]);
      expect(await brokenWords(page, 'h1, h2, h3', /[\p{L}’]+/gu)).toEqual([]);
      const bound = /\d BC|CROWN Act|[\p{L}]+ [IVX]{2,}|[\d½]+–\d+ (?:hours|weeks)/gu;
      expect(await brokenWords(page, 'main p', bound)).toEqual([]);
    },
  );

  const inMenu = async (page: Page, then?: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (then) await page.getByRole('navigation', { name: 'Mobile' }).getByRole('button', { name: then }).click();
  };
  const parts: Record<string, [path: string, part: (page: Page) => Locator, open?: (page: Page) => Promise<void>]> = {
    'the menu': ['/', page => page.getByRole('banner'), page => inMenu(page)],
    'the booking sheet': [
      '/styles/box-braids',
      page => page.getByRole('dialog', { name: 'Book an appointment' }),
      page => inMenu(page, 'Book Now'),
    ],
    'the lightbox, with a long caption': ['/gallery?photo=gallery-senegalese-twists-cowrie-detail', lightbox],
    'the lightbox, with a long price': ['/gallery?photo=gallery-box-braids-parting-grid', lightbox],
  };
  it.each(Object.entries(parts))(
    'all controls of %s are large enough and within reach in a window of any shape',
    async (name, [path, partOf, open]) => {
      const { page } = await site.openHydrated(path, { viewport: { width: 320, height: 480 }, hasTouch: true });
      await open?.(page);
      const part = partOf(page);
      await part.waitFor();
      await showLateFonts(page);
      // Only the lightbox does not scroll.
      const scrolls = !name.startsWith('the lightbox');
      for (const [width, height] of [
        [320, 256],
        [320, 480],
        [360, 400],
        [390, 400],
        [412, 480],
        [480, 320],
        [480, 480],
        [568, 320],
        [720, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        const size = `at ${width} x ${height}`;
        expect(await smallTargets(page), size).toEqual([]);
        const outside = await part
          .getByRole('button')
          .or(part.getByRole('link'))
          .evaluateAll(
            (controls, reachable) =>
              controls
                .filter(control => {
                  const { left, right, top, bottom } = control.getBoundingClientRect();
                  if (left < 0 || right > innerWidth) return true;
                  return !reachable && (top < 0 || bottom > innerHeight);
                })
                .map(control => control.ariaLabel ?? control.textContent),
            scrolls,
          );
        expect(outside, size).toEqual([]);
        expect(await brokenWords(page, 'dialog p', /[\p{L}’]+|[\d½]+–\d+ \p{L}+/gu), size).toEqual([]);
        if (scrolls) continue;
        const hidden = await part.evaluate(dialog =>
          [...dialog.querySelectorAll('*')]
            .filter(
              one => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
            )
            .map(one => one.textContent),
        );
        expect(hidden, size).toEqual([]);
        const photo = await place(page);
        expect(photo.height, size).toBeGreaterThanOrEqual(140);
      }
    },
  );

  it.each([...new Set([...paths, ...stylePaths])])(
    '%s needs no horizontal scrolling with text at twice the size',
    async path => {
      const { page } = await site.read(path, { viewport: { width: 360, height: 740 } });
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        root.style.fontSize = '200%';
        const width = root.scrollWidth - root.clientWidth;
        root.removeAttribute('style');
        return width;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});

it('a word with a hyphen stays on one line in the description of a style, on a phone of any width', async () => {
  const { page } = await site.open('/services');
  const seen = new Set<string>();
  for (let width = 320; width <= 480; width += 20) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page, 'article p', /\p{L}+-\p{L}+/gu, seen), `at ${width} px`).toEqual([]);
  }
  expect(seen).toContain('chin-length');
});

it.each(['/', '/gallery'])('on a phone, %s cuts off no focus ring', async path => {
  const { page } = await site.openHydrated(path, phone);
  const cut = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('main a, main button')) {
      control.focus({ focusVisible: true } as FocusOptions);
      await nextFrame();
      if (document.activeElement !== control) continue;
      const { outlineWidth, outlineOffset } = getComputedStyle(control);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const box = control.getBoundingClientRect();
      // A row that scrolls sideways, of filters or arches, may clip the rings of its ends.
      let row: Element | null = control;
      while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
      const scroller = row?.getBoundingClientRect();
      const cutSideways = !scroller && (box.left < ring || box.right + ring > innerWidth);
      const cutByScroller = scroller && (box.top - ring < scroller.top || box.bottom + ring > scroller.bottom);
      if (cutSideways || cutByScroller) found.push(control.ariaLabel ?? control.textContent ?? '');
    }
    return found;
  });
  expect(cut).toEqual([]);
});

it.each([
  ['on a phone in landscape', { width: 568, height: 256 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
])('%s the menu opens in the window, and Book Now, at its end, can be scrolled into view', async (_, viewport) => {
  const { page } = await site.openHydrated('/', { viewport, hasTouch: true });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const bottom = async (one: Locator) => one.boundingBox().then(box => box && box.y + box.height);
  expect(await bottom(page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first())).toBeLessThan(256);
  const book = page.getByRole('button', { name: 'Book Now' });
  await book.scrollIntoViewIfNeeded();
  expect(await bottom(book)).toBeLessThanOrEqual(256);
});

it('during the view transition of a card’s picture no click on the top bar is lost, nor in the lightbox', async () => {
  // While the browser captures the page, every click goes to the root element. This test lengthens the capture.
  const { page, errors } = await site.openHydrated(
    '/services',
    { ...desktop, reducedMotion: 'no-preference' },
    opened =>
      opened.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = update =>
          start(async () => {
            if (typeof update === 'function') update();
            Object.assign(window, { isCapturing: true });
            await new Promise(done => setTimeout(done, 2_000));
          });
      }),
  );
  const gallery = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .boundingBox();
  await page.getByRole('main').getByRole('link', { name: 'Cornrows', exact: true }).first().click();
  // Without `polling`, this would wait for a frame, and so until the capture ends.
  await page.waitForFunction(() => 'isCapturing' in window, undefined, { polling: 20 });
  await page.mouse.click((gallery?.x ?? 0) + 10, (gallery?.y ?? 0) + 10);
  await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => !(effect as KeyframeEffect).pseudoElement),
  );
  const pictures = page.getByRole('main').getByRole('listitem');
  await pictures.nth(0).getByRole('link').click({ force: true });
  await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next picture' }).click({ force: true });
  await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

describe('the braid on the home page', () => {
  /** The parts of the braid that are shown, and the ends of the hair above it, without their empty edges. */
  const drawn = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const space = Number.parseFloat(getComputedStyle(one).paddingInlineStart);
        if (width === 0) return [];
        if (one instanceof HTMLImageElement && one.src.includes('/fall-'))
          return [
            { kind: 'ends', left: left + 0.34 * width, top, right: left + 0.96 * width, bottom: top + 0.8 * height },
          ];
        return /spine/.test(getComputedStyle(one).backgroundImage)
          ? // The space beside the braid is for the years.
            [{ kind: 'braid', left: left + space, top, right: left + width, bottom: top + height }]
          : [];
      }),
    );
  const kinds = async (page: Page) => (await drawn(page)).map(({ kind }) => kind);

  it.each([360, 390, 768, 1024, 1200, 1366, 1440, 1920])('is behind no text in a window of %s px', async width => {
    const { page } = await site.read('/', { viewport: { width, height: 900 } });
    await showLateFonts(page);
    const parts = await drawn(page);
    expect(parts.length).toBeGreaterThan(0);
    const covered = await page.evaluate(all => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (!node.data.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        const range = new Range();
        range.selectNodeContents(node);
        const isCovered = [...range.getClientRects()].some(text =>
          all.some(
            part =>
              text.left < part.right && text.right > part.left && text.top < part.bottom && text.bottom > part.top,
          ),
        );
        if (isCovered) found.push(node.data);
      }
      return found;
    }, parts);
    expect(covered).toEqual([]);
  });

  it.each([
    [1200, 800],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ])('continues a strand from its cuff in a window of %s x %s', async (width, height) => {
    const { page } = await site.read('/', { viewport: { width, height } });
    const cuff = await page.evaluate(() => {
      const picture = [...document.images].find(one => one.src.includes('/fall-') && one.checkVisibility());
      const { left, top, width } = picture?.getBoundingClientRect() ?? new DOMRect();
      // Where it is in the drawing, which is 1600 wide.
      const at = (length: number) => (length * width) / 1600;
      return { center: left + at(1458), top: top + at(242), bottom: top + at(283) };
    });
    const first = (await drawn(page)).find(({ kind }) => kind === 'braid');
    expect(first?.top).toBeGreaterThan(cuff.top);
    expect(first?.top).toBeLessThan(cuff.bottom);
    // The braid leans to the left where it begins.
    expect(Math.abs(((first?.left ?? 0) + (first?.right ?? 0)) / 2 - 8 - cuff.center)).toBeLessThan(4);
  });

  it('has three parts on a desktop; a phone shows only the ends of the hair', async () => {
    const { page } = await site.read('/', desktop);
    expect(await kinds(page)).toEqual(['ends', 'braid', 'braid', 'braid']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await kinds(page)).toEqual(['ends']);
  });

  it('grows with the scroll position, and is complete with reduced motion', async () => {
    const { page } = await site.openHydrated('/', { ...desktop, reducedMotion: 'no-preference' });
    const lengths = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(one => /spine/.test(getComputedStyle(one).backgroundImage))
          .map(one => getComputedStyle(one))
          .map(({ maskImage, maskSize }) => (maskImage === 'none' ? 'whole' : maskSize.replace(/,.*/, ''))),
      );
    expect(new Set(await lengths())).toEqual(new Set(['320px 0%']));
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(async () => (await lengths())[0]).toMatch(/^320px calc\((?!0%)[\d.]+% \+ [\d.]+px\)$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await lengths())).toEqual(new Set(['whole']));
  });
});

describe('the theme', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  it('follows the system, can be switched, and follows the system again after a reload', async () => {
    const { page } = await site.openHydrated('/', { ...desktop, colorScheme: 'dark' });
    const dark = await ground(page);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    const light = await ground(page);
    expect(light).not.toBe(dark);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
    expect(await ground(page)).toBe(light);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    expect(await ground(page)).toBe(dark);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await page.reload();
    expect(await ground(page)).toBe(dark);
  });
});

describe('a change on the page', () => {
  const moving = { ...desktop, reducedMotion: 'no-preference' } as const;

  it('of the theme changes all colors at once', async () => {
    const { page } = await site.openHydrated('/', moving);
    const late = await page
      .getByRole('button', { name: 'Switch between light and dark mode' })
      .evaluate((button: HTMLElement) => {
        button.click();
        return document.getAnimations().filter(one => one instanceof CSSTransition && one.playState === 'running')
          .length;
      });
    expect(late).toBe(0);
  });

  it('from one testimonial to the next never shows two at the same time', async () => {
    const { page } = await site.openHydrated('/', moving);
    await page.getByRole('button', { name: 'Pause testimonials' }).click();
    // On a slow computer, the rotation may have begun a change just before.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('figure[data-state]')].every(slide => slide.getAnimations().length === 0),
    );
    const shown = await page.getByRole('button', { name: 'Next testimonial' }).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      const slides = [...document.querySelectorAll('figure[data-state]')];
      const fades = slides.flatMap(slide => slide.getAnimations());
      return [0, 100, 200, 300, 400].map(moment => {
        for (const fade of fades) {
          fade.pause();
          fade.currentTime = moment;
        }
        return slides.filter(slide => {
          const { opacity, visibility } = getComputedStyle(slide);
          return visibility === 'visible' && Number(opacity) > 0;
        }).length;
      });
    });
    expect(Math.max(...shown)).toBe(1);
  });
});

describe('with reduced motion', () => {
  it.each(everyNth(['/', '/services', '/styles/cornrows', '/contact'], 4))(
    'no element of %s has a transition or an animation, even when the theme changes',
    async path => {
      const { page } = await site.openHydrated(path);
      const moving = () =>
        page.evaluate(() => {
          const styled = [...document.querySelectorAll('*')].filter(element => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return `${transitionDuration},${animationDuration}`
              .split(',')
              .some(time => Number.parseFloat(time) > 0.001);
          });
          const running = document.getAnimations().filter(one => {
            const { duration = 0 } = one.effect?.getComputedTiming() ?? {};
            return one.playState === 'running' && Number(duration) > 1;
          });
          return styled.length + running.length;
        });
      expect(await moving()).toBe(0);
      await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
      expect(await moving()).toBe(0);
    },
  );
});

describe('in print', () => {
  it('a style page is only its text, on white: without navigation, booking links or controls', async () => {
    const { page } = await site.read('/styles/cornrows', { ...desktop, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Origins & History' }).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'See the look' }).count()).toBe(0);
    const sources = page.locator('article ol a[href^="http"]');
    expect(await sources.count()).toBeGreaterThan(5);
    for (const source of await sources.all()) {
      const address = await source.getAttribute('href');
      expect(await source.evaluate(link => getComputedStyle(link, '::after').content)).toContain(address);
    }
    expect(await page.getByRole('link', { name: 'Book Appointment' }).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    const inks = () =>
      page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
    const paper = ['rgb(255, 255, 255)', 'rgb(59, 23, 56)'];
    expect(await inks()).toEqual(paper);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await inks()).toEqual(paper);
  });

  it('the services page takes few sheets, and every answer is readable', async () => {
    const { page } = await site.read('/services');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: /^(Book|Learn History)/ }).count()).toBe(0);
    expect(await page.getByText('Tell us right away').filter({ visible: true }).count()).toBeGreaterThan(0);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(6);
  });

  it('the contact page has the address, but no form and no map', async () => {
    const { page } = await site.read('/contact');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('main').getByText('12 Cowrie Lane').first().isVisible()).toBe(true);
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.locator('iframe').isVisible()).toBe(false);
  });
});

it('in forced colors buttons have a border, and the dot of the current testimonial differs from the others', async () => {
  const { page } = await site.read('/', { ...desktop, forcedColors: 'active' });
  const style = (name: string) =>
    page.getByRole('button', { name }).evaluate(dot => getComputedStyle(dot, '::after').backgroundColor);
  expect(await style('Testimonial 1 of 6')).not.toBe(await style('Testimonial 2 of 6'));
  const edge = await page
    .getByRole('link', { name: 'Book Your Appointment' })
    .evaluate(link => getComputedStyle(link).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
});
