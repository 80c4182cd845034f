/** The screen in jsdom: the real app with its real effects, a clock turned by hand, and a provider that answers when told to. */
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { SiteActor } from '../../../../machines/site/site.machine';
import { App } from '../../../../src/App';
import { inspectWith } from '../../../../src/actors/inspect';
import { loadPage } from '../../../../src/load-page';
import { failure } from '../../../../src/services/send-message';
import { routes } from '../../../../src/site/routes';
import type { Answer, Driver, Target } from '../../driver';
import { controlActors } from '../control-actors';
import { createQueries } from '../queries';
import { ask, installEnvironment, setTab } from './environment';
import { countActors } from './leaks';
import { testSite, unsent } from './test-site';
import { userInput } from './user-input';

/** Taken before anybody turns the clock by hand: code that is loaded arrives in real time, and React draws it in real time. */
const immediately = setImmediate;
const inRealTime = setTimeout;
const aMoment = () => new Promise(resolve => immediately(resolve));

/** In milliseconds; so often it takes none of the real time, for what only waits by the page's clock. */
const A_BREATH = 30;
const QUICK_BREATHS = 40;

const queries = createQueries();

/** Loads all code that the site loads when it is first wanted, so that a path never waits for it. */
export async function loadEverything(): Promise<void> {
  // So are the parts that the HTML of a built page would have: a page that is drawn by script fetches them with its code.
  document.documentElement.dataset.script = 'ready';
  await Promise.all([
    ...routes.map(({ path }) => loadPage(path ?? '/', unsent)),
    import('../../../../src/components/BookingSheet/BookingSheet'),
    import('../../../../src/components/RequestDetails/RequestDetails'),
    import('../../../../src/components/Gallery/Lightbox'),
    import('../../../../src/components/Toasts/notifier'),
  ]);
  delete document.documentElement.dataset.script;
}

export function jsdomDriver(inspect?: (event: InspectionEvent) => void): Driver & { close: () => Promise<void> } {
  // React works as it does for visitors, by its own clock; `settle` waits for it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const user = userInput(queries);
  const control = controlActors();
  let answer: ((answer: Answer) => void) | undefined;
  let shown: { at: HTMLElement; react: Root } | undefined;
  let site: SiteActor | undefined;

  const sendMessage = () =>
    new Promise<void>((resolve, reject) => {
      answer = said => {
        if (said === 'taken') resolve();
        else if (said === 'refused') reject(failure('refused', 'Too many requests', 429));
        else reject(failure('unreachable', 'TypeError: Failed to fetch'));
      };
    });

  /** Does it, and lets everything follow that follows at once: what is drawn, and what the drawn then does. */
  async function settle(doing: () => unknown): Promise<void> {
    doing();
    await aMoment();
    await aMoment();
  }
  const found = (target: Target): Element => {
    const element = queries.find(target);
    if (!element) throw new Error(`There is no ${target.role} '${target.name}' to be seen`);
    return element;
  };
  const traverse = (go: () => void) =>
    settle(() => {
      let arrived = false;
      window.addEventListener('popstate', () => (arrived = true), { once: true });
      go();
      // jsdom's history takes two timers to move.
      for (let turn = 0; turn < 4 && !arrived; turn++) vi.advanceTimersByTime(1);
      if (!arrived) throw new Error('The history has not moved');
    });
  /** As when the tab is closed: no timer of this page may speak into the next. */
  function leave(): void {
    shown?.react.unmount();
    shown?.at.remove();
    shown = undefined;
    site?.stop();
  }

  const driver: Driver & { close: () => Promise<void> } = {
    async visit(address) {
      leave();
      history.pushState(null, '', address);
      inspectWith(event => {
        control.inspect(event);
        countActors(event);
        inspect?.(event);
      }, true);
      const actor = await testSite({ ...unsent, sendMessage });
      const at = document.body.appendChild(document.createElement('div'));
      shown = { at, react: createRoot(at) };
      shown.react.render(<App site={actor} />);
      await aMoment();
      await settle(() => actor.start());
      site = actor;
    },
    press: target => settle(() => user.press(found(target))),
    pressBackdrop: target => settle(() => user.click(found(target))),
    async follow(target, address) {
      await driver.press(target);
      // What a link names for the form is told by code that is loaded on the way.
      await aMoment();
      if (queries.address() !== address)
        throw new Error(`The link leads to ${queries.address()} and not to ${address}`);
    },
    fill: (target, value) => settle(() => user.fill(found(target), value)),
    key: name => settle(() => user.key(name)),
    hover: target => settle(() => user.hover(found(target))),
    unhover: () => settle(user.unhover),
    // Nothing is laid out here: what is in the middle of a thing is its picture.
    drag: (target, ...fingers) => settle(() => user.drag(found(target).querySelector('img') ?? found(target), fingers)),
    async doubleTap(target) {
      const inPlace = [
        [0, 0],
        [0, 0],
      ] as const;
      await driver.drag(target, inPlace);
      await driver.drag(target, inPlace);
    },
    back: () => traverse(() => history.back()),
    forward: () => traverse(() => history.forward()),
    async travel(address, entry) {
      if (entry === 'onTop') {
        history.pushState(null, '', address);
        await driver.back();
        await driver.forward();
      } else {
        history.replaceState(null, '', address);
        history.pushState(null, '', address);
        await driver.back();
      }
    },

    wait: milliseconds => settle(() => vi.advanceTimersByTime(milliseconds)),
    async tick(before) {
      await driver.wait(A_BREATH);
      if (before > QUICK_BREATHS) await new Promise(resolve => inRealTime(resolve, A_BREATH));
    },
    answer: said => settle(() => answer?.(said)),
    // No picture is ever fetched here.
    holdPhotos: async () => {},
    photo: fate =>
      settle(() => {
        for (const photo of document.querySelectorAll('dialog img'))
          photo.dispatchEvent(new Event(fate === 'arrives' ? 'load' : 'error'));
      }),
    hold: async (...names) => control.hold(names),
    release: (name, ending) => settle(() => control.release(name, ending)),
    report: (name, event) => settle(() => control.report(name, event)),
    fail: name => settle(() => control.fail(name)),
    tab: where => settle(() => setTab(where)),
    time: async instant => void vi.setSystemTime(instant),
    system: asks => settle(() => ask(asks)),

    look: async target => queries.look(target),
    reads: async text => queries.reads(text),
    focus: async () => queries.focus(),
    toast: async () => queries.toast(),
    address: async () => queries.address(),
    theme: async () => queries.theme(),
    scrolls: async () => queries.scrolls(),
    observe: async () => queries.observe(),

    async close() {
      // Toasts outlive the page: the next one must begin without.
      for (let turn = 0; turn < 100 && queries.toast(); turn++) {
        if (turn % 10 === 0) await driver.press({ role: 'button', name: 'Dismiss' });
        await driver.wait(100);
      }
      leave();
      // What was about to happen in the next frames comes to nothing.
      await driver.wait(100);
      delete document.documentElement.dataset.theme;
    },
  };
  installEnvironment();
  return driver;
}
