/** Paths through a page in a browser, with Playwright. */
import { Script } from 'node:vm';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';
import type { AnyKit } from './any-kit.ts';
import type { Driver } from './driver.ts';
import type { PageKit } from './kit.ts';
import { type InPage, inPageParts, pageScript } from './page/in-page.ts';
import { doubleTap, drag, middleOf } from './page/touch.ts';
import { stringify } from './repeatable.ts';
import type { Target } from './vocabulary.ts';
import { type PageOptions, type PagePath, pagePaths } from './walk-page.ts';

export * from './page/touch.ts';

/** Time between polls on the page's clock, in ms: first about a frame, later longer, but less than what polling leaves of a delay. */
const PAGE_TICK_MS = { first: 25, later: 45 };
/** The number of first polls that need no pause in real time, because most changes need only the next frame. */
const QUICK_POLLS = 3;
const REAL_TICK_MS = 10;
/** How long preparing a page may take, in ms: until the clock is paused, it runs, and it cannot be turned back. */
const PREPARATION_LIMIT_MS = 60_000;
const WAIT_LIMIT_MS = 400;
const AWAY: readonly [number, number] = [1, 1];

export interface PageDriver extends Driver {
  page: Page;
  /** Polls until the condition holds: code loads in real time, timers run on the page's clock. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
}

export interface PlaywrightOptions {
  /** What a press does, unless the kit asks for the mouse; a tap needs a context with touch. */
  press?: 'tap' | 'click';
  /** Selectors of the page's own places by their names, such as `{ toast: '[data-toast]' }`. */
  places?: Readonly<Record<string, string>>;
}

/** Prepares the pages that a context opens from now on: what paths read and control, and a clock that stands still. */
export async function prepare(
  context: BrowserContext,
  time: number | Date = new Date(),
  places: PlaywrightOptions['places'] = {},
): Promise<void> {
  await context.addInitScript({ content: pageScript(places) });
  await context.clock.install({ time: Number(time) - PREPARATION_LIMIT_MS });
  await context.clock.pauseAt(Number(time) + 1_000);
}

export function playwrightDriver(page: Page, options: PlaywrightOptions = {}): PageDriver {
  let press = options.press ?? 'click';
  let rest = AWAY;

  const locate = ({ role, name, within }: Target): Locator =>
    role === 'place'
      ? page.locator(options.places?.[name ?? ''] ?? '')
      : (within ? locate(within) : page).getByRole(role, name === undefined ? {} : { name, exact: true });
  let passed = 0;
  const wait = (milliseconds: number) => {
    passed += milliseconds;
    return page.clock.runFor(milliseconds);
  };
  const inPage: InPage = (doing, ...args) => page.evaluate(`(${doing})(...${JSON.stringify(args)})`);
  const back = async () => void (await page.goBack({ waitUntil: 'commit' }));
  const forward = async () => void (await page.goForward({ waitUntil: 'commit' }));
  const parts = inPageParts(inPage, { back, forward });

  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    // Of a response, its status says more.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('response', response => {
    const { pathname, href } = new URL(response.url());
    if (response.status() >= 400 && pathname !== '/favicon.ico') faults.push(`HTTP ${response.status()}: ${href}`);
  });

  const driver: PageDriver = {
    ...parts,
    page,
    async faults() {
      // A rejection is reported in a task after the one that caused it. Reading a blob takes one, even if timers are held.
      await inPage(() => new Blob().text()).catch(() => '');
      return faults.splice(0);
    },
    async until(what, isSo) {
      for (let turn = 0; turn < 600; turn++) {
        if (await isSo()) return;
        await new Promise(resolve => setTimeout(resolve, REAL_TICK_MS));
        // After a while, advances the clock slowly: code that loads late still needs frames, but nothing must time out meanwhile.
        await wait(turn * REAL_TICK_MS < WAIT_LIMIT_MS ? REAL_TICK_MS : 1);
      }
      throw new Error(`Timed out waiting for ${what}`);
    },
    back,
    forward,
    visit: async address => void (await page.goto(address)),
    async press(target, by) {
      const found = locate(target);
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
      const [x, y] = side === 'inside' ? [box.x + 6, box.y + box.height / 2] : [box.x + 8, box.y / 2];
      if (options.press === 'tap') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    async follow(target, address) {
      await locate(target)[press]();
      await driver.until(`the page at ${address}`, async () => (await driver.address()) === address);
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
    elapsed: () => passed,
    async wait(milliseconds) {
      await wait(milliseconds);
      await new Promise(resolve => setTimeout(resolve, REAL_TICK_MS));
    },
    async tick(before) {
      if (before < QUICK_POLLS) await wait(PAGE_TICK_MS.first);
      else await driver.wait(PAGE_TICK_MS.later);
    },
    async hold(...names) {
      // Before the first page is open: its actors may start at once.
      if (page.url() === 'about:blank') await page.addInitScript(held => window.actorControl.hold(held), names);
      else await parts.hold(...names);
    },
    async settle(name, result) {
      await driver.until(`the actor ${name}, which needs \`import 'xstate-paths/attach'\` in the page`, () =>
        inPage(actor => window.actorControl.isRunning(actor), name),
      );
      await parts.settle(name, result);
    },
    time: instant => page.clock.setSystemTime(instant),
    async system(asks) {
      if ('pointer' in asks) press = 'click';
      if ('connection' in asks) await page.context().setOffline(true);
      if ('theme' in asks) await page.emulateMedia({ colorScheme: asks.theme });
      if ('motion' in asks)
        await page.emulateMedia({ reducedMotion: asks.motion === 'reduced' ? 'reduce' : 'no-preference' });
      if (!('theme' in asks || 'motion' in asks)) return;
      // The page notices a change in the next frame; two changes in one frame would cancel out.
      await page.evaluate(() => new Promise(done => window.realFrame?.(() => window.realFrame(done)) ?? done(0)));
    },
  };
  return driver;
}

interface PageTest {
  (name: string, doing: (given: { page: Page }) => Promise<void>): unknown;
  step?: (name: string, doing: () => Promise<void>) => Promise<void>;
  info?: () => { attach: (name: string, given: { body: string; contentType: string }) => Promise<void> };
}

/** The function, called from the line that called `caller`: Playwright reports a test where `test` is called. */
function calledBy(caller: typeof paths, test: PageTest): PageTest {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites[0];
  const made: { stack?: NodeJS.CallSite | undefined } = {};
  Error.captureStackTrace(made, caller);
  const { stack: site } = made;
  Error.prepareStackTrace = prepareStackTrace;
  const [line = 1, column = 1] = [site?.getLineNumber() ?? 1, site?.getColumnNumber() ?? 1];
  const script = new Script('test => (...given) => test(...given)', {
    ...{ filename: site?.getFileName() ?? '', lineOffset: line - 1, columnOffset: column - 1 },
  });
  return script.runInThisContext()(test);
}

/** Registers a test for each path. `test`: of @playwright/test, or another that gives a page. `take` takes a path in another way. */
export function paths<M extends AnyStateMachine, D extends Driver = PageDriver>(
  test: PageTest,
  machine: M,
  kit: PageKit<M, D> | AnyKit<D>,
  {
    take,
    ...options
  }: PlaywrightOptions & PageOptions<D> & { take?: (path: PagePath<D>, page: Page) => Promise<void> } = {},
): void {
  const { step: inStep, info } = test;
  const takeAlone = async ({ path, walk }: PagePath<D>, page: Page) => {
    const steps = path.map(({ event, variant, from, to }) => ({ event, variant, from: from.value, to: to.value }));
    await info?.().attach('path', { body: stringify(steps), contentType: 'application/json' });
    await prepare(page.context(), new Date(), options.places);
    await walk(playwrightDriver(page, options) as unknown as D, inStep && { inStep });
  };
  const register = calledBy(paths, test);
  for (const one of pagePaths<D>(machine, kit, options))
    register(one.name, ({ page }) => (take ?? takeAlone)(one, page));
}
