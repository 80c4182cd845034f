/** What a page holds on to, counted in Chromium after its garbage has been collected. */
import type { CDPSession, Page } from 'playwright-core';
import { held } from './held';

export interface Gauge {
  /** Listeners on anything that is still there. */
  listeners: number;
  /** Timers, intervals and frames that have been asked for and have not come. */
  timers: number;
  /** Machines and effects that run. */
  running: number;
  /** Those and all that have ended but cannot be collected. */
  actors: number;
  /** Nodes of the document and all that were taken out of it but cannot be collected. */
  nodes: number;
  /** Objects, functions, lists and texts of the page's scripts. */
  objects: number;
  /** What those take, in bytes. */
  heap: number;
}

interface Counted {
  timers: number;
  running: number;
  actors: number;
}

/** Before the page is opened: from then on its timers and actors are counted. */
export async function watch(page: Page): Promise<void> {
  // The runner of these scripts gives functions their names back with a helper that a page does not have.
  await page.addInitScript({ content: 'globalThis.__name ??= value => value;' });
  await page.addInitScript(countTimersAndActors);
}

export async function gauge(page: Page, cdp: CDPSession): Promise<Gauge> {
  // Twice, with a pause: what finalizers and caches let go of in the first round is collected in the second.
  for (let times = 0; times < 2; times += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  const counted = await page.evaluate(() => (window as unknown as { __counted: () => Counted }).__counted());
  await cdp.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
  return { ...counted, listeners: jsEventListeners, nodes, ...(await held(cdp)) };
}

/** Runs in the page. Actors are told by the door that the site keeps open for a developer's inspector. */
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

  interface Told {
    type: string;
    actorRef: { getSnapshot(): { status: string } };
  }
  let actors: WeakRef<Told['actorRef']>[] = [];
  const inspect = () => (event: Told) => {
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
 * How much more of each there may be afterwards: nothing, but for what a browser itself keeps now and then. A table that it
 * makes twice as large, once, takes 64 KB; of objects there are fewer than rounds, so that one left behind by each is noticed.
 */
const ALLOWED: Gauge = { listeners: 0, timers: 0, running: 0, actors: 0, nodes: 40, objects: 250, heap: 100_000 };

/** What has grown, in words. */
export function growth(before: Gauge, after: Gauge): string[] {
  return (Object.keys(ALLOWED) as (keyof Gauge)[])
    .filter(name => after[name] - before[name] > ALLOWED[name])
    .map(name => `${name} have grown from ${before[name]} to ${after[name]}`);
}
