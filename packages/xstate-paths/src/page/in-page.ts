/** What a page gets, and the parts of a driver that call it, which are the same in jsdom and in every browser. */
import type { Driver } from '../driver.ts';
import { type ActorControl, controlActors } from '../hold-actors.ts';
import { parentOf } from '../inside.ts';
import { createQueries, type Queries } from './queries.ts';
import { createSystem, type PageSystem } from './system.ts';

/** Calls a function in the page. In a browser, the function is sent as text, and arguments and result as JSON. */
export type InPage = <Args extends readonly unknown[], Result>(
  doing: (...args: Args) => Result,
  ...args: Args
) => Promise<Result>;

export function inPageParts(inPage: InPage, { back, forward }: Pick<Driver, 'back' | 'forward'>) {
  let added = 0;
  return {
    async travel(address, entry) {
      const isInPlace = entry === 'inPlace';
      const add = (to: string, replaces: boolean) => {
        if (replaces) history.replaceState(null, '', to);
        history.pushState(null, '', to);
      };
      await inPage(add, address, isInPlace);
      await back();
      if (isInPlace) return;
      added += 1;
      await forward();
    },
    hold: (...names) => inPage(held => window.actorControl.hold(held), names),
    release: (name, ending = 'works') => inPage((held, how) => window.actorControl.release(held, how), name, ending),
    settle: (name, result) =>
      inPage(
        (actor, ending) => window.actorControl.settle(actor, ending),
        name,
        'error' in result && result.error instanceof Error ? { message: result.error.message } : result,
      ),
    fail: name => inPage(failing => window.actorControl.fail(failing), name),
    tab: where =>
      inPage(next => {
        const { hidden } = document;
        window.name = next;
        if (document.hidden !== hidden) document.dispatchEvent(new Event('visibilitychange'));
      }, where),
    noteScroll: () => inPage(() => window.queries.noteScroll()),
    scroll: top =>
      inPage(y => {
        window.scrollTo({ top: y, behavior: 'instant' });
        window.queries.noteScroll();
      }, top),
    write: (target, text) =>
      inPage((at, value) => void Object.assign(window.queries.find(at) ?? {}, { value }), target, text),
    look: target => inPage(at => window.queries.look(at), target),
    sharing: how => inPage(ending => window.system.share(ending), how),
    copying: how => inPage(next => window.system.copy(next), how),
    focus: () => inPage(() => window.queries.focus()),
    address: () => inPage(() => window.queries.address()),
    async observe(requested = []) {
      const look = (all: readonly string[]) => [window.queries.observe(all), window.system.copied()] as const;
      const [seen, copied] = await inPage(look, requested);
      return { ...seen, copied, 'history place': String(Number(seen['history place']) - added) };
    },
  } satisfies Partial<Driver>;
}

declare global {
  interface Window {
    queries: Queries;
    actorControl: ActorControl;
    system: PageSystem;
    /** The real `requestAnimationFrame`, saved before the clock is stopped. */
    realFrame: typeof requestAnimationFrame;
    /** A helper that the tests' compiler wraps around functions to keep their names. */
    __name: <T>(value: T) => T;
  }
}

/** A script that adds the above to a page. `window.name`, which outlives a page, says whether the tab is hidden. */
export const pageScript = (places: Readonly<Record<string, string>> = {}) =>
  `window.__name ??= value => value; window.queries = (${createQueries})('', ${JSON.stringify(places)}); window.realFrame = requestAnimationFrame.bind(window); window.actorControl = (${controlActors})(${parentOf}); window.system = (${createSystem})(); window.__inspect = () => window.actorControl.inspect; Object.defineProperty(document, 'hidden', { get: () => name === 'hidden' });`;
