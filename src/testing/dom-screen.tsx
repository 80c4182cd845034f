/** The screen in jsdom: the real app with its real effects, a clock turned by hand, and a provider that answers when told to. */
import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { Answer, Screen, Target } from '../../machines/kit/screen';
import { App } from '../App';
import { createRootActors, type RootActors, startRootActors } from '../actors/root';
import { lazyNotifier } from '../components/Toasts/lazy-notifier';
import { salon } from '../content/salon';
import { createPageLoader } from '../pages/load-page';
import { findRoute, routes } from '../routes';
import { failure } from '../services/send-message';
import { ask, focusMovesBy, installWorld, setTab } from './dom-world';
import { openEyes } from './eyes';

/** Taken before anybody turns the clock by hand: code that is loaded arrives in real time. */
const immediately = setImmediate;
const aMoment = () => new Promise(resolve => immediately(resolve));

const pages = createPageLoader();
const eyes = openEyes();

/** Loads all code that the site loads when it is first wanted, so that a path never waits for it. */
export async function loadEverything(): Promise<void> {
  await Promise.all([
    ...routes.map(pages.load),
    import('../actors/contact-form'),
    import('../components/BookingSheet/BookingSheet'),
    import('../components/Toasts/notifier'),
  ]);
}

export function domScreen(inspect?: (event: InspectionEvent) => void): Screen & { close: () => Promise<void> } {
  let answer: ((answer: Answer) => void) | undefined;
  let shown: ReturnType<typeof render> | undefined;
  let root: RootActors | undefined;

  const sendMessage = () =>
    new Promise<void>((resolve, reject) => {
      answer = said => {
        if (said === 'taken') resolve();
        else if (said === 'refused') reject(failure('refused', 'Too many requests', 429));
        else reject(failure('unreachable', 'TypeError: Failed to fetch'));
      };
    });

  /** Does it, and lets everything follow that follows at once. */
  const settle = (doing: () => unknown) =>
    act(async () => {
      await doing();
      await aMoment();
    });
  const found = (target: Target): Element => {
    const element = eyes.find(target);
    if (!element) throw new Error(`There is no ${target.role} '${target.name}' to be seen`);
    return element;
  };
  /** Where the next Tab starts from when nothing has the focus. */
  let lastPressed: Element | undefined;
  const touch = { pointerType: 'touch', isPrimary: true, button: 0 };

  function press(element: Element): void {
    focusMovesBy('pointer');
    lastPressed = element;
    fireEvent.pointerOver(element, touch);
    fireEvent.pointerDown(element, touch);
    fireEvent.pointerUp(element, touch);
    fireEvent.pointerOut(element, touch);
    if (fireEvent.mouseDown(element)) {
      const focusable = element.closest<HTMLElement>('a[href], button:enabled, input, textarea, [tabindex]');
      if (focusable) focusable.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    fireEvent.mouseUp(element);
    fireEvent.click(element);
  }

  const controlAfter = (element: Element) =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea')].find(
      one => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && eyes.isVisible(one),
    );
  const traverse = (go: () => void) =>
    act(async () => {
      let arrived = false;
      window.addEventListener('popstate', () => (arrived = true), { once: true });
      go();
      // jsdom's history takes two timers to move.
      for (let turn = 0; turn < 4 && !arrived; turn++) vi.advanceTimersByTime(1);
      if (!arrived) throw new Error('The history has not moved');
    });
  /** As when the tab is closed: no timer of this page may speak into the next. */
  function leave(): void {
    shown?.unmount();
    for (const actor of [root?.menu, root?.sheet, root?.contactForm]) actor?.stop();
  }
  /** The group over which the mouse is. */
  let under: Element | undefined;
  const mouse = { pointerType: 'mouse' };

  const screen: Screen & { close: () => Promise<void> } = {
    async visit(address) {
      leave();
      history.pushState(null, '', address);
      const actors = createRootActors({
        sendMessage,
        notifier: lazyNotifier(),
        salonEmail: salon.email,
        ...(inspect && { inspect }),
      });
      await pages.load(findRoute(location.pathname));
      await settle(() => {
        shown = render(<App root={actors} pages={pages} />);
        startRootActors(actors);
      });
      root = actors;
    },
    press: target => settle(() => press(found(target))),
    pressBackdrop: target => settle(() => fireEvent.click(found(target))),
    async follow(target, address) {
      await settle(() => press(found(target)));
      // What a link names for the form is told by code that is loaded on the way.
      await act(aMoment);
      if (eyes.address() !== address) throw new Error(`The link leads to ${eyes.address()} and not to ${address}`);
    },
    fill: (target, value) => settle(() => fireEvent.change(found(target), { target: { value } })),
    key: key =>
      settle(() => {
        focusMovesBy('keyboard');
        const on = document.activeElement ?? document.body;
        fireEvent.keyDown(on, { key });
        if (key === 'Tab') controlAfter(on === document.body ? (lastPressed ?? on) : on)?.focus();
        fireEvent.keyUp(on, { key });
      }),
    hover: target =>
      settle(() => {
        under = found(target);
        fireEvent.pointerEnter(under, mouse);
      }),
    async unhover() {
      const left = under;
      under = undefined;
      if (left) await settle(() => fireEvent.pointerLeave(left, mouse));
    },
    back: () => traverse(() => history.back()),
    forward: () => traverse(() => history.forward()),
    async travel(address, entry) {
      if (entry === 'onTop') {
        history.pushState(null, '', address);
        await screen.back();
        await screen.forward();
      } else {
        history.replaceState(null, '', address);
        history.pushState(null, '', address);
        await screen.back();
      }
    },

    wait: milliseconds =>
      act(async () => {
        vi.advanceTimersByTime(milliseconds);
        await aMoment();
      }),
    answer: said => settle(() => answer?.(said)),
    tab: where => settle(() => setTab(where)),
    system: asks => settle(() => ask(asks)),

    look: async target => eyes.look(target),
    reads: async text => eyes.reads(text),
    focus: async () => eyes.focus(),
    toast: async () => eyes.toast(),
    address: async () => eyes.address(),
    theme: async () => eyes.theme(),
    scrolls: async () => eyes.scrolls(),

    async close() {
      // Toasts outlive the page: the next one must begin without.
      for (let turn = 0; turn < 100 && eyes.toast(); turn++) {
        if (turn % 10 === 0) await screen.press({ role: 'button', name: 'Dismiss' });
        await screen.wait(100);
      }
      leave();
      delete document.documentElement.dataset.theme;
    },
  };
  installWorld();
  return screen;
}
