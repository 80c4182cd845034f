/** The driver for the built site in Chromium: Playwright, a simulated clock, and an intercepted mail service. */
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import type { Target } from 'xstate-paths';
import type { Answer, SiteDriver } from '../../../machines/kit';
import { type InPage, inPageParts } from './in-page';
import { pageScript } from './page-script';
import { doubleTap, drag, middleOf } from './touch';

/** Time between polls on the page's clock, in ms. */
const PAGE_TICK_MS = 25;
/** Delay of a slow script, in ms: shorter than the time that paths wait. */
const LATE_SCRIPT_MS = 100;
/** Time between polls in real time, in ms; React renders in real time. */
const REAL_TICK_MS = 10;
/** How far polling advances the page's clock before it slows down, in ms. */
const WAIT_LIMIT_MS = 400;
const PHOTOS = /\.(avif|jpg)$/;
const SEND = '**/api/v1.0/email/send';
/** Where the mouse pointer is while nothing is hovered, in px. */
const AWAY: readonly [number, number] = [1, 1];

/** Adds the queries to every page of the context and stops the clock of each page. Call it before opening the site. */
export async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: pageScript });
  // In a visitor's browser, pressing a Copy or Share button grants this permission.
  await context.grantPermissions(['clipboard-write']);
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1_000);
}

export async function chromiumDriver(page: Page): Promise<SiteDriver> {
  let held: Route[] = [];
  const heldPhotos: Route[] = [];
  let press: 'tap' | 'click' = 'tap';
  let rest = AWAY;
  await page.route(SEND, route => {
    held.push(route);
  });
  page.on('requestfailed', request => {
    held = held.filter(route => route.request() !== request);
  });

  const locate = ({ role, name, within }: Target): Locator =>
    (within ? locate(within) : page).getByRole(role, name === undefined ? {} : { name, exact: true });
  const wait = (milliseconds: number) => page.clock.runFor(milliseconds);

  /** Polls until the condition holds: code loads in real time, timers run on the page's clock. */
  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let turn = 0; turn < 600; turn++) {
      if (await isSo()) return;
      await new Promise(resolve => setTimeout(resolve, REAL_TICK_MS));
      // After a while, advances the clock slowly: code that loads late still needs frames, but no toast must time out meanwhile.
      await wait(turn * REAL_TICK_MS < WAIT_LIMIT_MS ? REAL_TICK_MS : 1);
    }
    throw new Error(`Timed out waiting for ${what}`);
  }

  const inPage: InPage = (doing, ...args) => page.evaluate(`(${doing})(...${JSON.stringify(args)})`);
  const back = async () => void (await page.goBack({ waitUntil: 'commit' }));
  const forward = async () => void (await page.goForward({ waitUntil: 'commit' }));

  const driver: SiteDriver = {
    ...inPageParts(inPage, { back, forward }),
    back,
    forward,
    async visit(address) {
      await page.goto(address);
      await until('the scripts of the page', () =>
        page.evaluate(() => document.documentElement.dataset.script === 'ready'),
      );
    },
    async press(target, by) {
      const found = locate(target);
      await found.waitFor();
      if (by === 'Enter' || by === 'Space') {
        await found.focus();
        await driver.noteScroll();
        return page.keyboard.press(by);
      }
      // Without `force`, Playwright would wait until aria-disabled is removed; visitors can press such an element.
      const force = (await found.getAttribute('aria-disabled')) === 'true';
      await found[press]({ force, modifiers: by ? [by] : [] });
      // Moves the mouse away: only `hover` may leave it over a part of the page.
      if (press === 'click') await page.mouse.move(...rest);
    },
    async pressBackdrop(dialog, side = 'outside') {
      const box = await locate(dialog).boundingBox();
      if (!box || box.y < 8) throw new Error('There is no backdrop above the dialog');
      if (side === 'inside') await page.touchscreen.tap(box.x + 6, box.y + box.height / 2);
      else await page.touchscreen.tap(box.x + 8, box.y / 2);
    },
    async follow(target, address) {
      await locate(target)[press]();
      await until(`the page at ${address}`, async () => (await driver.address()) === address);
      const unfinished = page.locator('[data-arriving], [data-below]');
      await until('the focus and the parts below the window', async () => (await unfinished.count()) === 0);
    },
    async fill(target, text) {
      if (target.role !== 'combobox') return locate(target).fill(text);
      await locate(target).focus();
      await locate(target).selectOption({ label: text });
    },
    drag: async (target, fingers, ending) =>
      drag(page, await middleOf(locate(target)), fingers, { isCanceled: ending === 'canceled' }),
    doubleTap: async target => doubleTap(page, await middleOf(locate(target))),
    async key(name, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(name);
      if (held) await page.keyboard.up(held);
    },
    async hover(target) {
      await locate(target).scrollIntoViewIfNeeded();
      const box = await locate(target).boundingBox();
      if (!box) throw new Error(`No visible ${target.role} '${target.name}'`);
      rest = [box.x + box.width / 2, box.y + 8];
      await page.mouse.move(...rest);
      await driver.noteScroll();
    },
    unhover() {
      rest = AWAY;
      return page.mouse.move(...rest);
    },
    async wait(milliseconds) {
      await wait(milliseconds);
      await new Promise(resolve => setTimeout(resolve, REAL_TICK_MS));
    },
    tick: () => driver.wait(PAGE_TICK_MS),
    async answer(answer: Answer) {
      await until('a message on its way', async () => held.length > 0);
      const route = held.pop();
      if (answer === 'taken') await route?.fulfill({ status: 200, body: 'OK' });
      else if (answer === 'web page')
        await route?.fulfill({ status: 200, contentType: 'text/html', body: '\n<html><title>Sign in</title></html>' });
      else if (answer === 'refused') await route?.fulfill({ status: 429, body: 'Too many requests' });
      else await route?.abort('failed');
    },
    async holdPhotos() {
      await page.route(PHOTOS, route => {
        heldPhotos.push(route);
      });
    },
    async photo(fate) {
      await until('a photo on its way', async () => heldPhotos.length > 0);
      for (const route of heldPhotos.splice(0)) await (fate === 'arrives' ? route.continue() : route.abort('failed'));
    },
    tab: where =>
      page.evaluate(next => {
        const { hidden } = document;
        window.name = next;
        if (document.hidden !== hidden) document.dispatchEvent(new Event('visibilitychange'));
      }, where),
    time: instant => page.clock.setSystemTime(instant),
    async system(asks) {
      if ('pointer' in asks) {
        press = 'click';
        return;
      }
      if ('connection' in asks) {
        // Counts as the visitor's first interaction, after which the remaining code loads.
        await page.evaluate(() => dispatchEvent(new Event('scroll')));
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        return;
      }
      if ('data' in asks) {
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
        return;
      }
      if ('scripts' in asks) {
        await page.route('**/assets/*.js', async route => {
          await new Promise(resolve => setTimeout(resolve, LATE_SCRIPT_MS));
          await route.continue();
        });
        return;
      }
      if ('text' in asks) {
        await page.addInitScript(() => document.addEventListener('site:ready', window.translation.start));
        return;
      }
      await page.emulateMedia(
        'theme' in asks
          ? { colorScheme: asks.theme }
          : { reducedMotion: asks.motion === 'reduced' ? 'reduce' : 'no-preference' },
      );
      // The page notices a change in the next frame; two changes in one frame would cancel out.
      await page.evaluate(() => new Promise(resolve => window.realFrame(() => window.realFrame(resolve))));
    },
  };
  return driver;
}
