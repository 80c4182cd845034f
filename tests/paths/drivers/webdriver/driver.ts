/** The driver for Firefox and WebKit: no simulated clock, and control of the browser from outside (`browsers.ts`). */
import type { Finger, Target } from 'xstate-paths';
import { type InPage, inPageParts } from 'xstate-paths/page';
import type { SiteDriver } from '../../../../machines/kit';
import { type BaseDriver, decorated, SIDEWAYS } from '../decorated';
import type { Preferences } from '../preferences';
import type { RemoteBrowser } from './browsers';

/** A server of the built site: its address, the system's preferences, and control of the messages and photos that it holds back. */
export interface TestServer {
  url: string;
  asks: Preferences;
  answer: SiteDriver['answer'];
  /** The messages under way. */
  requests: () => string;
  holdPhotos: SiteDriver['holdPhotos'];
  photo: SiteDriver['photo'];
}

/** Dispatches the touches of several fingers. Runs in the page; `x` and `y` are the center of the target. */
function fingersIn(target: Target, x: number, y: number, fingers: readonly Finger[]): void {
  const send = (type: string, end: 0 | 1) => {
    for (const [pointerId, finger] of fingers.entries()) {
      const [dx, dy] = finger[end];
      const place = { clientX: x + dx, clientY: y + dy, pointerId, pointerType: 'touch', isPrimary: pointerId === 0 };
      const on = document.elementFromPoint(x, y) ?? window.queries.find(target);
      on?.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true, cancelable: true }));
    }
  };
  send('pointerdown', 0);
  send('pointermove', 1);
  send('pointerup', 1);
}

export function webdriverDriver(browser: RemoteBrowser, server: TestServer): SiteDriver {
  // The functions are sent as text, so they may use only their parameters.
  // `never`, because a remote browser does not know the type of the result.
  const inPage: InPage = (page, ...args) => browser.run(String(page), args) as Promise<never>;
  const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let turn = 0; turn < 200; turn++) {
      if (await isSo().catch(() => false)) return;
      await pause(50);
    }
    throw new Error(`Timed out waiting for ${what}`);
  }
  /** Waits until the target is in the window, has stopped moving and is not covered, and returns its center. */
  async function middleOf(target: Target): Promise<{ x: number; y: number }> {
    let middle: { x: number; y: number } | null = null;
    await until(`${target.role} '${target.name}' to be uncovered and still`, async () => {
      const before = middle;
      middle = await inPage(at => {
        const element = window.queries.find(at);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element?.getBoundingClientRect();
        if (!element || !box) return null;
        const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        const top = document.elementFromPoint(x, y);
        return element.contains(top) || top?.contains(element) ? { x, y } : null;
      }, target);
      return middle !== null && before?.x === middle.x && before.y === middle.y;
    });
    return middle ?? { x: 0, y: 0 };
  }
  let hovering = false;
  async function tap({ x, y }: { x: number; y: number }): Promise<void> {
    await browser.tap(x, y);
    // Moves the mouse away after a simulated touch, because a touch must not hover.
    if (!browser.touch && !hovering) await driver.unhover();
  }
  const traverse = (by: 1 | -1) => async () => {
    await inPage(entries => history.go(entries), by);
    await pause(100);
  };
  const [back, forward] = [traverse(-1), traverse(1)];
  const parts = inPageParts(inPage, { back, forward });
  const driver: BaseDriver = {
    ...parts,
    back,
    forward,
    async visit(to) {
      await driver.unhover();
      await browser.go(server.url + to);
      await until('the scripts of the page', () => inPage(() => document.documentElement.dataset.script === 'ready'));
    },
    press: async (target, by) => {
      const middle = await middleOf(target);
      if (!by) return tap(middle);
      if (by === 'Enter' || by === 'Space') {
        await inPage(at => (window.queries.find(at) as HTMLElement | null)?.focus(), target);
        await driver.noteScroll();
        return browser.key(by);
      }
      const click = { ctrlKey: by === 'Control', metaKey: by === 'Meta', shiftKey: by === 'Shift' };
      await inPage(
        (at, init) =>
          window.queries.find(at)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
        target,
        click,
      );
    },
    async pressBackdrop(dialog, side = 'outside') {
      const box = await inPage(at => window.queries.find(at)?.getBoundingClientRect().toJSON() as DOMRect, dialog);
      const inside = { x: Math.round(box.left + 6), y: Math.round(box.top + box.height / 2) };
      await tap(side === 'inside' ? inside : { x: 20, y: Math.round(box.top / 2) });
    },
    async follow(target, to) {
      await driver.press(target);
      await until(`the page at ${to}`, async () => (await driver.address()) === to);
    },
    fill: (target, text) =>
      inPage(
        (at, value) => {
          const element = window.queries.find(at);
          if (element instanceof HTMLSelectElement) {
            element.selectedIndex = [...element.options].findIndex(option => option.text === value);
            element.dispatchEvent(new Event('input', { bubbles: true }));
            return;
          }
          const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
          Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
          element?.dispatchEvent(new Event('input', { bubbles: true }));
        },
        target,
        text,
      ),
    async drag(target, fingers, ending) {
      // WebDriver cannot cancel a touch.
      if (ending) return;
      const { x, y } = await middleOf(target);
      // The mouse is only one pointer, so two fingers are dispatched as events.
      if (fingers.length > 1 && !browser.touch) return inPage(fingersIn, target, x, y, fingers);
      await browser.drag(x, y, fingers);
    },
    async doubleTap(target) {
      const middle = await middleOf(target);
      await tap(middle);
      await tap(middle);
    },
    // WebDriver's keys have no modifiers here.
    key: async (name, held) => void (!held && (await browser.key(name))),
    async hover(target) {
      hovering = true;
      const { x, y } = await middleOf(target);
      await browser.move(x, y);
    },
    async unhover() {
      hovering = false;
      await browser.move(1, 1);
    },
    elapsed: () => performance.now(),
    wait: pause,
    tick: () => pause(40),
    observe: async requested => ({ ...(await parts.observe(requested)), requests: server.requests() }),
    answer: said => server.answer(said),
    holdPhotos: () => server.holdPhotos(),
    photo: fate => server.photo(fate),
    time: instant =>
      inPage(then => {
        const ahead = then - Date.now();
        const Real = Date;
        const Ahead = class extends Real {
          constructor(...given: [] | [number | string]) {
            if (given.length === 0) super(Real.now() + ahead);
            else super(given[0]);
          }
          static override now = () => Real.now() + ahead;
        };
        window.Date = Ahead as DateConstructor;
      }, Date.parse(instant)),
    async system(asks) {
      Object.assign(server.asks, asks);
      await inPage(next => window.ask?.(next), server.asks);
    },
  };
  let before = SIDEWAYS;
  return decorated(driver, {
    inPage,
    pressAgain: async by => (by ? browser.key(by) : tap(await inPage(() => window.pressed))),
    now: driver.elapsed,
    async turn(to) {
      if (to === 'sideways') before = await inPage(() => ({ width: innerWidth, height: innerHeight }));
      const { width, height } = to === 'sideways' ? SIDEWAYS : before;
      await browser.resize(width, height);
    },
  });
}
