import type { BrowserContextOptions, Locator, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayFiles, desktop, nextFrames, phone, useBuiltSite } from '../support/built-site';
import { noteShifts, shiftsOf } from '../support/layout-shifts';
import { thumbnail } from '../support/lightbox';
import { ada, fill, mailRequest, openSheet, receipt, send, submit, toasts, withClock } from '../support/request';

const site = useBuiltSite();

it.each<[string, BrowserContextOptions]>([
  ['phone', phone],
  ['desktop', desktop],
])('on a walk through the pages on a %s nothing shifts, even when a photo opens over one', async (_, options) => {
  const { page } = await site.openHydrated('/', options, noteShifts);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'All services and prices' }).click();
  // The parts below the window follow after the first frame.
  await page.getByRole('heading', { name: 'How to book' }).waitFor();
  await main.getByRole('article').first().getByRole('heading').click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await main.getByRole('link', { name: 'View Gallery' }).click();
  const picture = thumbnail(page, 5);
  await picture.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await picture.click();
  await page.getByRole('dialog').waitFor();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await nextFrames(page);
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(place).toBe(before);
  expect(await shiftsOf(page)).toEqual([]);
});

describe('the map on the contact page', () => {
  const MAP = 'https://www.openstreetmap.org/**';
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'is slow': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    'is blocked': route => route.abort('blockedbyclient'),
  };
  it.each(Object.keys(answers))('leaves address and directions visible if it %s, and nothing moves', async how => {
    let slow = { requested: [] as string[], letGo: () => {} };
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
    else await expect.poll(() => slow.requested.length).toBeGreaterThan(0);
    await nextFrames(page);
    expect(await part.locator('iframe').isVisible()).toBe(false);
    expect(await part.getByText('12 Cowrie Lane').isVisible()).toBe(true);
    expect(await part.getByRole('link', { name: 'Directions in Google Maps' }).isVisible()).toBe(true);
    slow.letGo();
    if (how === 'is slow') await expect.poll(() => part.locator('iframe').isVisible()).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('lets the page scroll until it is pressed, and again after the pointer has left it', async () => {
    const { page } = await site.openHydrated('/contact', desktop, opened =>
      opened.route(MAP, route => route.fulfill({ contentType: 'text/html', body: '<main style="height: 9999px">' })),
    );
    const frame = page.locator('iframe');
    await page.getByRole('link', { name: 'Directions in Google Maps' }).scrollIntoViewIfNeeded();
    await expect.poll(() => frame.isVisible()).toBe(true);
    const box = await frame.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    /** Turns the wheel over the map; returns what has scrolled. */
    const scrolled = async () => {
      // The browser finds what is under the pointer in the last frame.
      await nextFrames(page);
      const places = () => Promise.all(page.frames().map(one => one.evaluate(() => scrollY)));
      const before = await places();
      await page.mouse.wheel(0, 40);
      const moved = async () => (await places()).flatMap((place, index) => (place === before[index] ? [] : index));
      await expect.poll(moved).not.toEqual([]);
      return (await moved())[0] === 0 ? 'page' : 'map';
    };
    await page.mouse.move(x, y);
    expect(await scrolled()).toBe('page');
    await page.mouse.click(x, y);
    expect(await scrolled()).toBe('map');
    await page.mouse.move(4, 4);
    await page.mouse.move(x, y);
    expect(await scrolled()).toBe('page');
    // The keyboard reaches the map without a press.
    await page.getByRole('link', { name: 'Directions in Google Maps' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });
});

it('during the view transition of a card’s picture no click on the top bar is lost', async () => {
  // While the browser captures the page, every click goes to the root element. This test ends the capture after a click.
  const { page, errors } = await site.openHydrated(
    '/services',
    { ...desktop, reducedMotion: 'no-preference' },
    opened =>
      opened.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = update => {
          document.startViewTransition = start;
          return start(async () => {
            if (typeof update === 'function') update();
            await new Promise<void>(endCapture => Object.assign(window, { endCapture }));
          });
        };
      }),
  );
  const gallery = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .boundingBox();
  await page.getByRole('main').getByRole('link', { name: 'Cornrows', exact: true }).first().click();
  // Without `polling`, this would wait for a frame, and so until the capture ends.
  await page.waitForFunction(() => 'endCapture' in window, undefined, { polling: 20 });
  await page.mouse.click((gallery?.x ?? 0) + 10, (gallery?.y ?? 0) + 10);
  await page.evaluate(() => (window as unknown as { endCapture(): void }).endCapture());
  await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
  expect(errors).toEqual([]);
});

it.each(['/', '/services', '/styles/cornrows', '/contact'])(
  'with reduced motion nothing on %s moves, even when the theme changes',
  async path => {
    const { page } = await site.openHydrated(path);
    const moving = () =>
      page.evaluate(() => {
        const lasts = (time: string) => time.split(',').some(one => Number.parseFloat(one) > 0.001);
        const styled = [...document.querySelectorAll('*')].map(one => getComputedStyle(one));
        return styled.filter(one => lasts(one.transitionDuration) || lasts(one.animationDuration)).length;
      });
    expect(await moving()).toBe(0);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    expect(await moving()).toBe(0);
  },
);

describe('in print', () => {
  it('a style page is only its text, on white, with the addresses of its sources', async () => {
    const { page } = await site.read('/styles/cornrows', {
      ...desktop,
      colorScheme: 'dark',
      reducedMotion: 'no-preference',
    });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Origins & History' }).isVisible()).toBe(true);
    for (const gone of [
      page.getByRole('button'),
      page.getByRole('link', { name: 'Book Appointment' }),
      page.getByRole('navigation', { name: 'Main' }),
    ])
      expect(await gone.count()).toBe(0);
    const bead = page.getByRole('list', { name: 'Timeline' }).getByRole('img').first();
    expect((await bead.boundingBox())?.width).toBeGreaterThan(30);
    const source = page.locator('article ol a[href^="http"]').first();
    const address = await source.getAttribute('href');
    expect(await source.evaluate(link => getComputedStyle(link, '::after').content)).toContain(address);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await paper()).toBe('rgb(255, 255, 255)');
  });

  it('the services page takes few sheets, and every answer is readable', async () => {
    const { page } = await site.read('/services');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: /^(Book|Learn History)/ }).count()).toBe(0);
    expect(await page.getByText('Tell us right away').filter({ visible: true }).count()).toBeGreaterThan(0);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(6);
  });

  it('the contact page has the address, but no form, no map and no toast', async () => {
    const { page } = await site.read('/contact');
    await submit(page);
    await toasts(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await toasts(page).count()).toBe(0);
    expect(await page.getByRole('main').getByText('12 Cowrie Lane').first().isVisible()).toBe(true);
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.locator('iframe').isVisible()).toBe(false);
  });

  it.each([
    ['page', '/contact'],
    ['sheet', '/services'],
  ])(
    'a receipt on the %s is printed whole, on as many sheets as it needs, and nothing else is',
    async (where, path) => {
      const { page } = await site.openHydrated(path, phone, withClock);
      if (where === 'sheet') await openSheet(page);
      const lines = Array.from({ length: 120 }, (_, index) => `Line ${index + 1}`);
      await send(page, { ...ada, message: lines.join('\n') });
      await receipt(page).waitFor();
      await toasts(page).waitFor();
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => document.body.innerText.trim());
      expect(printed).toMatch(/^We got your request\s+From\s+Ada, 781 555 0100\s.*Line 120\s+What happens next\s/s);
      expect(printed).toMatch(/Need it sooner\? Call \(781\) 555-0142$/);
      for (const line of lines) expect(printed).toContain(`${line}\n`);
      const box = await receipt(page).boundingBox();
      expect(box?.y).toBeLessThan(40);
      const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(sheets?.length).toBeGreaterThan(2);
    },
  );
});

describe('in forced colors', () => {
  const options = { ...desktop, forcedColors: 'active' } as const;
  /** What still shows a state without colors of the site's own. */
  const looks = (control: Locator) =>
    control.evaluate(element => {
      const { backgroundColor, borderStyle, borderWidth, color } = getComputedStyle(element);
      return { backgroundColor, borderStyle, borderWidth, color };
    });

  it('buttons have a border, and what is pressed or current differs from the rest', async () => {
    const { page } = await site.read('/', options);
    const link = page.getByRole('link', { name: 'Book Your Appointment' }).first();
    expect(Number.parseFloat((await looks(link)).borderWidth)).toBeGreaterThanOrEqual(1);
    const differs = async (one: Locator, other: Locator) =>
      expect((await looks(one)).backgroundColor).not.toBe((await looks(other)).backgroundColor);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await differs(menu.filter({ hasText: 'Home' }), menu.filter({ hasText: 'Gallery' }));
    await differs(button('Testimonial 1 of 6'), button('Testimonial 2 of 6'));
    await site.read('/gallery?style=cornrows', options);
    await differs(button('Cornrows'), button('All styles'));
    await site.read('/contact', options);
    await button('Monday').click();
    await differs(button('Monday'), button('Sunday'));
    const fold = page.locator('summary', { hasText: 'Your hair' });
    expect(await fold.evaluate(one => getComputedStyle(one, '::before').borderTopStyle)).toBe('solid');
  });

  it('an invalid field and a read-only one differ from the rest', async () => {
    const { page } = await site.openHydrated('/contact', options);
    const field = (name: string) => page.getByLabel(name);
    await field('Phone Number *').fill('781 555 0100');
    await submit(page);
    await expect.poll(() => looks(field('Full Name *'))).toMatchObject({ borderStyle: 'dashed', borderWidth: '3px' });
    expect(await looks(field('Phone Number *'))).toMatchObject({ borderStyle: 'solid' });
    await delayFiles(page, mailRequest);
    await fill(page, { ...ada, message: 'Hello' });
    await submit(page);
    await expect.poll(() => looks(field('Phone Number *'))).toMatchObject({ borderStyle: 'dotted' });
  });
});
