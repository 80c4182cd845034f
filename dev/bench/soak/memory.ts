/** Memory that a page retains, counted in Chromium after garbage collection. */
import type { CDPSession, Page } from 'playwright-core';
import { retained } from './retained';

export interface Memory {
  /** Listeners on anything still reachable. */
  listeners: number;
  /** Timers, intervals and animation frames still pending. */
  timers: number;
  /** Running machines and effects. */
  running: number;
  /** Actors that are running, or stopped but not collectable as garbage. */
  actors: number;
  /** DOM nodes that are in the document, or removed but not collectable as garbage. */
  nodes: number;
  /** Objects, functions, arrays and strings of the page's scripts. */
  objects: number;
  /** The size of `objects`, in bytes. */
  heap: number;
}

type Counted = Pick<Memory, 'timers' | 'running' | 'actors'>;

/** Call before the page is opened: timers and actors are counted from then on. */
export async function watch(page: Page): Promise<void> {
  // The test runner's compiler adds a helper for function names, which the page lacks.
  await page.addInitScript({ content: 'globalThis.__name ??= value => value;' });
  await page.addInitScript(countTimersAndActors);
}

export async function measureMemory(page: Page, cdp: CDPSession): Promise<Memory> {
  // Collects garbage twice, with a pause, because finalizers and caches release some objects only after the first time.
  for (let times = 0; times < 2; times += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  const counted = await page.evaluate(() => (window as unknown as { __counted: () => Counted }).__counted());
  await cdp.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
  return { ...counted, listeners: jsEventListeners, nodes, ...(await retained(cdp)) };
}

/** Runs in the page. XState reports each actor through `window.__inspect`, the inspector's hook. */
function countTimersAndActors(): void {
  const pending = new Set<string>();
  const count = (kind: string, ask: keyof Window & string, cancel: keyof Window & string, once: boolean) => {
    const page = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const asking = page[ask];
    const cancelling = page[cancel];
    if (!asking || !cancelling) return;
    page[ask] = (task, ...rest) => {
      const run = (...args: unknown[]) => {
        if (once) pending.delete(`${kind}${id}`);
        return (task as (...args: unknown[]) => unknown)(...args);
      };
      const id = asking.call(window, run, ...rest);
      pending.add(`${kind}${id}`);
      return id;
    };
    page[cancel] = id => {
      pending.delete(`${kind}${id}`);
      return cancelling.call(window, id);
    };
  };
  count('timer', 'setTimeout', 'clearTimeout', true);
  count('interval', 'setInterval', 'clearInterval', false);
  count('frame', 'requestAnimationFrame', 'cancelAnimationFrame', true);
  count('idle', 'requestIdleCallback', 'cancelIdleCallback', true);

  interface InspectedEvent {
    type: string;
    actorRef: { getSnapshot(): { status: string } };
  }
  let actors: WeakRef<InspectedEvent['actorRef']>[] = [];
  const inspect = () => (event: InspectedEvent) => {
    if (event.type === '@xstate.actor') actors.push(new WeakRef(event.actorRef));
  };
  const counted = (): Counted => {
    actors = actors.filter(actor => actor.deref() !== undefined);
    const running = actors.filter(actor => actor.deref()?.getSnapshot().status === 'active').length;
    return { timers: pending.size, running, actors: actors.length };
  };
  Object.assign(window, { __inspect: inspect, __counted: counted });
}

/**
 * Allowed growth of each count: none, except for what the browser itself sometimes retains, such as 64 KB for an
 * internal table that grows once. Each scenario has more than 250 rounds, so a leak of one object per round is found.
 */
const ALLOWED: Memory = { listeners: 0, timers: 0, running: 0, actors: 0, nodes: 40, objects: 250, heap: 100_000 };

/** One line of text for each count that has grown by more than is allowed. */
export function growth(before: Memory, after: Memory): string[] {
  return (Object.keys(ALLOWED) as (keyof Memory)[])
    .filter(name => after[name] - before[name] > ALLOWED[name])
    .map(name => `${name} have grown from ${before[name]} to ${after[name]}`);
}
