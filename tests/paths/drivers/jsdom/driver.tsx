/** The driver for jsdom: the package's own with the real app, and a mail service that the test controls. */
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { to } from 'xstate-paths';
import { controlActors } from 'xstate-paths/page';
import { domDriver } from 'xstate-paths/testing-library';
import { type Answer, comes, type SiteDriver } from '../../../../machines/kit';
import type { SiteActor } from '../../../../machines/site/site.machine';
import { App } from '../../../../src/App';
import { notices } from '../../../../src/content/notices';
import { loadPage } from '../../../../src/load-page';
import { routes } from '../../../../src/routes/routes';
import type { SendMessage } from '../../../../src/services/emailjs';
import { createTestSite } from '../../../support/test-site';
import { type BaseDriver, decorated, ofThisSite, PLACES } from '../decorated';
import { createTranslation } from '../translation';
import { ask, focusMovesBy, resetEmulation, scrollTo, usesMouse } from './emulation';
import { countActors } from './leaks';

/** The real timer, saved before fake ones are installed: loading code takes real time. */
const inRealTime = setTimeout;

/** Time between polls, on the page's clock and in real time, in ms. */
const POLL_MS = 30;
/** Longer than a frame, in ms. */
const A_FRAME = 20;
/** Number of first polls that take no real time, because many conditions need only the page's clock. */
const QUICK_POLLS = 40;

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
  resetEmulation();
  const { user, ...base } = domDriver({
    advance: milliseconds => vi.advanceTimersByTime(milliseconds),
    // What the style sheets hide, which jsdom does not load.
    hidden: '[data-state="closed"], [data-state="hidden"]',
    places: PLACES,
    ...{ focusMovesBy, scrollTo, usesMouse },
  });
  const { queries } = window;
  const translation = createTranslation();
  let answer: ((answer: Answer) => void) | undefined;
  let shown: { at: HTMLElement; react: Root } | undefined;
  let site: SiteActor | undefined;
  /** Number of history entries that `visit` has added. */
  let visits = 0;
  /** jsdom has no Navigation API, but keeps the index of the current history entry. */
  const navigation = {
    get currentEntry() {
      return { index: jsdom.window._sessionHistory._currentIndex - visits };
    },
  };
  Object.assign(window, { navigation, translation });

  const sendMessage: SendMessage = (_, signal) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        answer = undefined;
      };
      signal.addEventListener('abort', end);
      answer = said => {
        end();
        if (said === 'taken') resolve();
        else reject(new Error(said));
      };
    });

  /** Runs an action, and waits for renders and effects. */
  async function settle(doing: () => unknown): Promise<void> {
    await doing();
    await base.wait(0);
  }
  /** A visitor acts after the frame that shows what the last action led to. jsdom's frames run on the page's clock. */
  const act = (doing: () => unknown) => base.wait(A_FRAME).then(() => settle(doing));
  /** Removes the page and stops its actors, as closing a tab does. */
  function leave(): void {
    shown?.react.unmount();
    shown?.at.remove();
    shown = undefined;
    site?.stop();
    queries.forgetFocus();
  }

  const driver: BaseDriver & { close: () => Promise<void> } = {
    ...base,
    async visit(address) {
      leave();
      // A page load forgets which actors are held.
      window.actorControl = controlActors();
      history.pushState(null, '', address);
      visits += 1;
      const actor = await createTestSite(sendMessage, notices, event => {
        countActors(event);
        inspect?.(event);
      });
      const at = document.body.appendChild(document.createElement('div'));
      shown = { at, react: createRoot(at) };
      shown.react.render(<App site={actor} />);
      await base.wait(0);
      await settle(() => actor.start());
      site = actor;
      await base.scroll(0);
    },
    press: (target, by) => act(() => base.press(target, by)),
    async follow(target, address) {
      await driver.press(target);
      // A loaded page is drawn after the next paint.
      await comes(driver, async () => queries.address() === address, 10);
      if (queries.address() !== address)
        throw new Error(`The link leads to ${queries.address()} instead of ${address}`);
      // After the first frame come head and focus, then the parts below the window, in as many steps as React needs.
      await comes(driver, async () => !('arriving' in document.documentElement.dataset), 10);
      for (let step = 0; step < 1_000 && document.querySelector('[data-below]'); step++) await base.wait(0);
      await base.wait(0);
    },
    fill: (target, value) => act(() => base.fill(target, value)),
    key: (name, held) => act(() => base.key(name, held)),
    // jsdom has no layout, so a drag goes straight to the picture inside the element.
    drag: (target, ...how) =>
      base.drag(queries.find({ role: 'img', within: target }) ? { role: 'img', within: target } : target, ...how),
    async doubleTap(target) {
      await driver.drag(target, to(0, 0));
      await driver.drag(target, to(0, 0));
    },
    async tick(before) {
      await base.wait(POLL_MS);
      if (before > QUICK_POLLS) await new Promise(resolve => inRealTime(resolve, POLL_MS));
    },
    observe: async requested => ({
      ...(await base.observe(requested)),
      requests: answer ? 'POST /api/v1.0/email/send' : '',
      'page scrolls': `${document.documentElement.dataset.scrollLocked === undefined}`,
    }),
    answer: said => settle(() => answer?.(said)),
    // jsdom loads no pictures.
    holdPhotos: async () => {},
    photo: fate =>
      settle(() => {
        for (const photo of document.querySelectorAll('dialog img'))
          photo.dispatchEvent(new Event(fate === 'arrives' ? 'load' : 'error'));
      }),
    time: async instant => void vi.setSystemTime(instant),
    system: asks => settle(() => ('text' in asks ? translation.start() : ask(asks))),

    async close() {
      try {
        // Toasts outlive the page, so they are dismissed before the next page: even behind a dialog.
        for (let turn = 0; turn < 100 && ofThisSite('').toast; turn++) {
          const dismiss = queries.find({ role: 'button', name: 'Dismiss' }) as HTMLElement | null;
          if (turn % 10 === 0) await act(() => dismiss?.click());
          await base.wait(100);
        }
      } finally {
        // After a failure, too, so that the next path begins on a page of its own.
        leave();
        // Lets pending frames and the half second of a toast's exit animation pass.
        for (let turn = 0; turn < 6; turn++) await base.wait(100);
        delete document.documentElement.dataset.theme;
        translation.stop();
        base.close();
      }
    },
  };
  return decorated(driver, {
    inPage: async (doing, ...args) => doing(...args),
    pressAgain(by) {
      if (by) return act(() => base.key(by));
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
