/** The driver for the built site in Chromium: the package's own, an intercepted mail service, and held photos. */
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { playwrightDriver, prepare as preparePaths } from 'xstate-paths/playwright';
import type { Answer, SiteDriver } from '../../../machines/kit';
import { type BaseDriver, decorated, PLACES, SIDEWAYS } from './decorated';
import { translationScript } from './translation';

/** The delay of a slow script: the page has been painted meanwhile. */
const twoFrames = () => new Promise(done => window.realFrame?.(() => window.realFrame(done)) ?? done(0));
const PHOTOS = /\.(avif|jpg)$/;
const SEND = '/api/v1.0/email/send';

/** Adds the queries to every page of the context and stops the clock of each page. Call it before opening the site. */
export async function prepare(context: BrowserContext): Promise<void> {
  // In a visitor's browser, pressing a Copy or Share button grants this permission.
  await context.grantPermissions(['clipboard-write']);
  await context.addInitScript({ content: translationScript });
  await preparePaths(context, 0, PLACES);
}

export async function chromiumDriver(page: Page): Promise<SiteDriver> {
  const heldPhotos: Route[] = [];
  // A route would ask about every file, and turn the browser's cache off: opening a page would take half as long again.
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.url.endsWith(SEND)) return held.push(requestId);
    await page.evaluate(twoFrames).catch(() => {});
    await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  const pause = (...patterns: string[]) =>
    session.send('Fetch.enable', { patterns: patterns.map(urlPattern => ({ urlPattern })) });
  await pause(`*${SEND}`);
  /** What the page's actors have asked for, and what has neither come nor been aborted. */
  const underWay = new Set<Request>();
  page.on('request', request => {
    // Not those of the map's host.
    const isOwn = new URL(request.url()).origin === new URL(page.url()).origin;
    if (request.resourceType() === 'fetch' && isOwn) underWay.add(request);
  });
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => {
    underWay.delete(request);
    // The site sends one message at a time.
    if (request.url().endsWith(SEND)) held.length = 0;
  });
  const base = playwrightDriver(page, { press: 'tap' });
  const { until } = base;

  const driver: BaseDriver = {
    ...base,
    async visit(address) {
      await base.visit(address);
      await until('the scripts of the page', () =>
        page.evaluate(() => document.documentElement.dataset.script === 'ready'),
      );
    },
    observe: async requested => ({
      ...(await base.observe(requested)),
      requests: [...underWay].map(one => `${one.method()} ${new URL(one.url()).pathname}`).join(', '),
    }),
    async follow(target, address) {
      await base.follow(target, address);
      const unfinished = page.locator('[data-arriving], [data-below]');
      await until('the focus and the parts below the window', async () => (await unfinished.count()) === 0);
    },
    async answer(answer: Answer) {
      await until('a message on its way', async () => held.length > 0);
      const requestId = held.pop() ?? '';
      const respond = (responseCode: number, text: string) =>
        session.send('Fetch.fulfillRequest', { requestId, responseCode, body: btoa(text) });
      if (answer === 'taken') await respond(200, 'OK');
      else if (answer === 'web page') await respond(200, '\n<html><title>Sign in</title></html>');
      else if (answer === 'refused') await respond(429, 'Too many requests');
      else await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      const sending = page.getByRole('button', { name: 'Sending...' });
      await until('the end of sending', async () => (await sending.count()) === 0);
      // The frame in which the focus returns: it must not come after the visitor's next step.
      await base.tick(0);
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
    async system(asks) {
      // Not with `route`: Playwright would report the message only once it is no longer held.
      if ('scripts' in asks) await pause(`*${SEND}`, '*/assets/*.js');
      else if ('text' in asks)
        await page.addInitScript(() => document.addEventListener('site:ready', window.translation.start));
      else if ('data' in asks)
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      else await base.system(asks);
    },
  };
  const before = page.viewportSize() ?? SIDEWAYS;
  return decorated(driver, {
    inPage: (doing, ...args) => page.evaluate(`(${doing})(...${JSON.stringify(args)})`),
    async pressAgain(by) {
      if (by) return page.keyboard.press(by);
      const { x, y } = await page.evaluate(() => window.pressed);
      await page.touchscreen.tap(x, y);
    },
    now: Date.now,
    async turn(to) {
      await page.setViewportSize(to === 'sideways' ? SIDEWAYS : before);
      await page.evaluate(twoFrames);
    },
  });
}
