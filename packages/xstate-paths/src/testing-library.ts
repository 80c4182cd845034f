/** Paths through a page in jsdom, beside Testing Library: a kit's steps use its `screen` and `userEvent`, or the driver. */
import type { AnyStateMachine } from 'xstate';
import type { AnyKit } from './any-kit.ts';
import { type Driver, to } from './driver.ts';
import { controlActors, inspectAll } from './hold-actors.ts';
import type { PageKit } from './kit.ts';
import { watchFaults } from './page/faults.ts';
import { type InPage, inPageParts } from './page/in-page.ts';
import { createQueries } from './page/queries.ts';
import { createSystem } from './page/system.ts';
import { type InputOptions, userInput } from './page/user-input.ts';
import type { Target } from './vocabulary.ts';
import { type PageOptions, type PagePath, pagePaths } from './walk-page.ts';

const inRealTime = setTimeout;
const now = performance.now.bind(performance);
/** Jest's jsdom has no `setImmediate`. */
const immediately: (doing: (_: unknown) => void) => unknown = globalThis.setImmediate ?? (doing => inRealTime(doing));
const POLL_MS = 20;

export interface DomOptions extends InputOptions {
  /** Advances the test's fake timers, such as `ms => vi.advanceTimersByTimeAsync(ms)`; by default, delays take real time. */
  advance?: (milliseconds: number) => unknown;
  /** A selector of what the page's style sheets hide, such as '[data-state="closed"]': jsdom computes styles too slowly. */
  hidden?: string;
  /** Selectors of the page's own places by their names, such as `{ toast: '[data-toast]' }`. */
  places?: Readonly<Record<string, string>>;
}

export interface DomDriver extends Driver {
  /** Input on elements, for a driver that finds them in a way of its own. */
  user: ReturnType<typeof userInput>;
  /** Ends the control of the actors, and leaves no listener or global. */
  close: () => void;
}

export function domDriver({ advance, hidden, places, ...input }: DomOptions = {}): DomDriver {
  const queries = createQueries(hidden, places);
  const actorControl = controlActors();
  const system = createSystem();
  const globals = {
    // React then schedules its work as in a browser; `untilIdle` waits for it.
    IS_REACT_ACT_ENVIRONMENT: false,
    ...{ queries, actorControl, system },
  };
  const before = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) => name in globals);
  Object.assign(globalThis, globals);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.name === 'hidden' });
  // A driver may replace it, because a page load forgets which actors are held; and actors may outlive this driver.
  const release = inspectAll({ inspect: event => (window.actorControl ?? actorControl).inspect(event) });
  const user = userInput(queries, input);
  const faults = watchFaults();
  const close = () => {
    release();
    queries.stop();
    system.share('none');
    user.stop();
    faults.stop();
    window.name = '';
    Reflect.deleteProperty(document, 'hidden');
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, Object.fromEntries(before));
  };

  async function untilIdle(doing: () => unknown): Promise<void> {
    await doing();
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => immediately(resolve));
  }
  let passed = 0;
  const pass = (milliseconds: number) => {
    passed += milliseconds;
    return advance ? advance(milliseconds) : new Promise(resolve => inRealTime(resolve, milliseconds));
  };
  const found = (target: Target): Element => {
    const element = queries.find(target);
    if (!element) throw new Error(`No visible ${target.role} '${target.name}'`);
    return element;
  };
  const inPage: InPage = async (doing, ...args) => doing(...args);
  const travel = (go: () => void) =>
    untilIdle(async () => {
      let hasArrived = false;
      window.addEventListener('popstate', () => (hasArrived = true), { once: true });
      go();
      // jsdom needs several timers.
      for (let turn = 0; turn < 100 && !hasArrived; turn++) await pass(1);
      if (!hasArrived) throw new Error('The history has not changed');
    });
  const lacking = (what: string) => async () => {
    throw new Error(`jsdom has no ${what}: take this path in a browser, or override this part of the driver`);
  };
  const back = () => travel(() => history.back());
  const forward = () => travel(() => history.forward());
  const parts = inPageParts(inPage, { back, forward });
  const driver: DomDriver = {
    ...parts,
    user,
    back,
    forward,
    visit: address => untilIdle(() => history.pushState(null, '', address)),
    press: (target, by) =>
      untilIdle(() =>
        by === 'Enter' || by === 'Space' ? user.pressKey(found(target), by) : user.press(found(target), by),
      ),
    pressBackdrop: (target, side) => untilIdle(() => user.click(found(target), side === 'inside' ? 0 : -1)),
    follow: target => driver.press(target),
    fill: (target, value) => untilIdle(() => user.fill(found(target), value)),
    key: (name, held) => untilIdle(() => user.key(name, held)),
    hover: target => untilIdle(() => user.hover(found(target))),
    unhover: () => untilIdle(user.unhover),
    drag: (target, fingers, ending) => untilIdle(() => user.drag(found(target), fingers, ending)),
    async doubleTap(target) {
      await driver.drag(target, to(0, 0));
      await driver.drag(target, to(0, 0));
    },
    elapsed: () => (advance ? passed : now()),
    wait: milliseconds => untilIdle(() => pass(milliseconds)),
    async tick(before) {
      if (advance) await driver.wait(POLL_MS);
      if (!advance || before > 0) await new Promise(resolve => inRealTime(resolve, POLL_MS));
    },
    release: (name, ending) => untilIdle(() => parts.release(name, ending)),
    settle: (name, result) => untilIdle(() => parts.settle(name, result)),
    fail: name => untilIdle(() => parts.fail(name)),
    faults: async () => faults.taken(),
    tab: where => untilIdle(() => parts.tab(where)),
    time: lacking('clock of its own'),
    system: lacking('system preferences'),
    close,
  };
  return driver;
}

/** Registers a test for each path. `test`: of Vitest or Jest, in jsdom. `take` takes a path in another way. */
export function paths<M extends AnyStateMachine, D extends Driver = Driver>(
  test: (name: string, doing: () => Promise<void>) => unknown,
  machine: M,
  kit: PageKit<M, D> | AnyKit<D>,
  { take, ...options }: DomOptions & PageOptions<D> & { take?: (path: PagePath<D>) => Promise<void> } = {},
): void {
  const takeAlone = async ({ walk }: PagePath<D>) => {
    const driver = domDriver(options) as unknown as D & DomDriver;
    await walk(driver).finally(driver.close);
  };
  for (const one of pagePaths<D>(machine, kit, options)) test(one.name, () => (take ?? takeAlone)(one));
}
