/** The driver for jsdom: the real app with its effects, a simulated clock, and a mail service that the test controls. */
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { type Target, to } from 'xstate-paths';
import { controlActors, createQueries, createSystem, type InPage, inPageParts, userInput } from 'xstate-paths/page';
import type { Answer, SiteDriver } from '../../../../machines/kit';
import type { SiteActor } from '../../../../machines/site/site.machine';
import { App } from '../../../../src/App';
import { notices } from '../../../../src/content/notices';
import { loadPage } from '../../../../src/load-page';
import { failure } from '../../../../src/services/emailjs';
import { routes } from '../../../../src/site/routes';
import { type DriverOfSite, disturbed } from '../disturbed';
import { createTranslation } from '../translation';
import { loggedErrors } from './clock';
import { ask, focusMovesBy, resetEnvironment, scrollTo, setTab, usesMouse } from './environment';
import { countActors } from './leaks';
import { testSite } from './test-site';

/** The real timers, saved before fake ones are installed: loading code and rendering take real time. */
const immediately = setImmediate;
const inRealTime = setTimeout;
const aMoment = () => new Promise(resolve => immediately(resolve));

/** Time between polls, on the page's clock and in real time, in ms. */
const A_BREATH = 30;
/** Longer than a frame, in ms. */
const A_FRAME = 20;
/** Number of first polls that take no real time, because many conditions need only the page's clock. */
const QUICK_BREATHS = 40;

/** With what the style sheets hide, which jsdom does not load. */
const queries = createQueries('[data-state="closed"], [data-state="hidden"]');

const { jsdom } = globalThis as unknown as { jsdom: { window: { _sessionHistory: { _currentIndex: number } } } };

/** Loads all lazy code in advance, so that no path waits for it. */
export async function loadEverything(): Promise<void> {
  await Promise.all([
    ...routes.map(({ path }) => loadPage(path ?? '/')),
    import('../../../../src/components/BookingSheet/BookingSheet'),
    import('../../../../src/components/Gallery/Lightbox'),
  ]);
}

export function jsdomDriver(inspect?: (event: InspectionEvent) => void): SiteDriver & { close: () => Promise<void> } {
  // React schedules its work as in a browser; `settle` waits for that work.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  resetEnvironment();
  const user = userInput(queries, { focusMovesBy, scrollTo, usesMouse });
  /** A new one for each page, because a page load forgets which actors are held. */
  let control = controlActors();
  const translation = createTranslation();
  let answer: ((answer: Answer) => void) | undefined;
  let shown: { at: HTMLElement; react: Root } | undefined;
  let site: SiteActor | undefined;
  /** Number of history entries that `visit` has added. */
  let visits = 0;

  const sendMessage = () =>
    new Promise<void>((resolve, reject) => {
      answer = said => {
        if (said === 'taken') resolve();
        else if (said === 'web page') reject(failure('refused', 'a web page instead of a response', 200));
        else if (said === 'refused') reject(failure('refused', 'Too many requests', 429));
        else reject(failure('unreachable', 'TypeError: Failed to fetch'));
      };
    });

  /** Runs an action, and waits for renders and effects. */
  async function settle(doing: () => unknown): Promise<void> {
    await doing();
    await aMoment();
    await aMoment();
  }
  let passed = 0;
  const pass = (milliseconds: number) => {
    passed += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  /** A visitor acts after the frame that shows what the last action led to. jsdom's frames run on the page's clock. */
  const act = (doing: () => unknown) => settle(() => pass(A_FRAME)).then(() => settle(doing));
  const found = (target: Target): Element => {
    const element = queries.find(target);
    if (!element) throw new Error(`No visible ${target.role} '${target.name}'`);
    return element;
  };
  const traverse = (go: () => void) =>
    settle(() => {
      let arrived = false;
      window.addEventListener('popstate', () => (arrived = true), { once: true });
      go();
      // jsdom needs two timers for a history change.
      for (let turn = 0; turn < 4 && !arrived; turn++) pass(1);
      if (!arrived) throw new Error('The history has not changed');
    });
  /** Removes the page and stops its actors, as closing a tab does. */
  function leave(): void {
    shown?.react.unmount();
    shown?.at.remove();
    shown = undefined;
    site?.stop();
    queries.forgetFocus();
  }

  /** Dismisses the toast, even behind a dialog, unless it has just disappeared by itself. */
  const dismissToast = () => (queries.find({ role: 'button', name: 'Dismiss' }) as HTMLElement | null)?.click();

  const back = () => traverse(() => history.back());
  const forward = () => traverse(() => history.forward());
  const inPage: InPage = async (doing, ...args) => doing(...args);
  const parts = inPageParts(inPage, { back, forward });
  /** jsdom has no Navigation API, but keeps the index of the current history entry. */
  const navigation = {
    get currentEntry() {
      return { index: jsdom.window._sessionHistory._currentIndex - visits };
    },
  };
  const system = createSystem();
  Object.assign(window, { queries, actorControl: control, navigation, translation, system });

  const driver: DriverOfSite & { close: () => Promise<void> } = {
    ...parts,
    back,
    forward,
    async visit(address) {
      leave();
      control = controlActors();
      Object.assign(window, { actorControl: control });
      history.pushState(null, '', address);
      visits += 1;
      const actor = await testSite(sendMessage, notices, event => {
        control.inspect(event);
        countActors(event);
        inspect?.(event);
      });
      const at = document.body.appendChild(document.createElement('div'));
      shown = { at, react: createRoot(at) };
      shown.react.render(<App site={actor} />);
      await aMoment();
      await settle(() => actor.start());
      site = actor;
      await parts.scroll(0);
    },
    press: (target, by) =>
      act(() => (by === 'Enter' || by === 'Space' ? user.pressKey(found(target), by) : user.press(found(target), by))),
    // In jsdom, every box is empty and at 0, 0.
    pressBackdrop: (target, side) => settle(() => user.click(found(target), side === 'inside' ? 0 : -1)),
    async follow(target, address) {
      await driver.press(target);
      // Waits for the lazy code that passes the link's hairstyle to the form.
      await aMoment();
      // A loaded page is drawn after the next paint.
      for (let look = 0; look < 10 && queries.address() !== address; look++) await driver.tick(look);
      if (queries.address() !== address)
        throw new Error(`The link leads to ${queries.address()} instead of ${address}`);
      // After the first frame come head and focus, then the parts below the window, in as many steps as React needs.
      for (let look = 0; look < 10 && 'arriving' in document.documentElement.dataset; look++) await driver.tick(look);
      for (let step = 0; step < 1_000 && document.querySelector('[data-below]'); step++) await aMoment();
      await aMoment();
    },
    fill: (target, value) => act(() => user.fill(found(target), value)),
    key: (name, held) => act(() => user.key(name, held)),
    hover: target => settle(() => user.hover(found(target))),
    unhover: () => settle(user.unhover),
    // jsdom has no layout, so a drag goes straight to the picture inside the element.
    drag: (target, fingers, ending) =>
      settle(() => user.drag(found(target).querySelector('img') ?? found(target), fingers, ending)),
    async doubleTap(target) {
      await driver.drag(target, to(0, 0));
      await driver.drag(target, to(0, 0));
    },
    elapsed: () => passed,
    wait: milliseconds => settle(() => pass(milliseconds)),
    async tick(before) {
      await driver.wait(A_BREATH);
      if (before > QUICK_BREATHS) await new Promise(resolve => inRealTime(resolve, A_BREATH));
    },
    faults: async () => loggedErrors(),
    toast: async () => queries.toast(),
    answer: said => settle(() => answer?.(said)),
    // jsdom loads no pictures.
    holdPhotos: async () => {},
    photo: fate =>
      settle(() => {
        for (const photo of document.querySelectorAll('dialog img'))
          photo.dispatchEvent(new Event(fate === 'arrives' ? 'load' : 'error'));
      }),
    release: (name, ending) => settle(() => parts.release(name, ending)),
    settle: (name, result) => settle(() => parts.settle(name, result)),
    report: (name, event) => settle(() => parts.report(name, event)),
    fail: name => settle(() => parts.fail(name)),
    tab: where => settle(() => setTab(where)),
    time: async instant => void vi.setSystemTime(instant),
    system: asks => settle(() => ('text' in asks ? translation.start() : ask(asks))),

    async close() {
      try {
        // Toasts outlive the page, so they are dismissed before the next page.
        for (let turn = 0; turn < 100 && queries.toast(); turn++) {
          if (turn % 10 === 0) await act(dismissToast);
          await driver.wait(100);
        }
      } finally {
        // After a failure, too, so that the next path begins on a page of its own.
        leave();
        // Lets pending frames and the half second of a toast's exit animation pass.
        for (let turn = 0; turn < 6; turn++) await driver.wait(100);
        system.share('none');
        delete document.documentElement.dataset.theme;
        translation.stop();
        user.stop();
      }
    },
  };
  return disturbed(driver, {
    inPage,
    pressAgain(by) {
      if (by) return act(() => user.pressKey(document.activeElement ?? document.body, by));
      // jsdom has no layout: in the place of a control that has gone or is covered may be anything, such as *Close*.
      const place = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
      const { control } = window.pressed;
      const isThere =
        control && queries.isVisible(control) && (place.localName !== 'dialog' || place.contains(control));
      const other = [...place.querySelectorAll('button, a[href]')].filter(queries.isVisible).at(0) ?? place;
      const target = isThere ? control : other;
      // Send is disabled while it sends.
      return act(async () => queries.isDisabled(target) || user.press(target));
    },
    now: driver.elapsed,
    turn: () => settle(() => dispatchEvent(new Event('resize'))),
  });
}
