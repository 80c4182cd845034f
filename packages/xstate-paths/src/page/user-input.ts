/** Touch, mouse and keyboard in jsdom: `user-event`, and what it lacks. What a person cannot do is an error here, not left out. */
import { configure, createEvent, getConfig } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Finger, ModifierKey } from '../driver.ts';
import type { Queries } from './queries.ts';

const touch = { pointerType: 'touch', isPrimary: true, button: 0 };
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

const send = (type: keyof typeof createEvent, element: Element, init?: object) =>
  element.dispatchEvent(createEvent[type](element, init));

export interface InputOptions {
  focusMovesBy?: (means: 'keyboard' | 'pointer') => void;
  scrollTo?: (element: Element) => void;
  usesMouse?: () => boolean;
}

export function userInput(queries: Queries, { focusMovesBy, scrollTo, usesMouse }: InputOptions = {}) {
  // Without what adapters of frameworks put around events and `focus`, such as React's `act`, which waits for timers that stand still.
  const { asyncWrapper, eventWrapper } = getConfig();
  configure({ asyncWrapper: run => run(), eventWrapper: run => run() });
  /** Where the next Tab starts if nothing has the focus. */
  let lastPressed: Element | undefined;
  let state: Awaited<ReturnType<typeof userEvent.pointer>> | undefined;
  // At its first call, user-event adds listeners to the document that stay: at once, so that no path seems to leave them behind.
  void userEvent.pointer([], { document, delay: null });
  const options = () => ({ document, delay: null, ...(state && { pointerState: state, keyboardState: state }) });
  async function point(actions: Parameters<typeof userEvent.pointer>[0]): Promise<void> {
    state = await userEvent.pointer(actions, options());
  }
  async function type(keys: string): Promise<void> {
    state = await userEvent.keyboard(keys, options());
  }
  const holding = (held: ModifierKey | undefined, keys: string) => (held ? `{${held}>}${keys}{/${held}}` : keys);

  const fail = (element: Element, reason: string): never => {
    throw new Error(`'${queries.nameOf(element)}' ${reason}`);
  };
  function expectReachable(element: Element): void {
    if (element.closest('[inert]')) fail(element, 'is inert');
    if (queries.isBehindDialog(element)) fail(element, 'is behind an open dialog');
  }
  function expectUsable(element: Element): void {
    expectReachable(element);
    if (queries.isDisabled(element)) fail(element, 'is disabled');
  }

  /** After the last control comes the first, and before the first the last. */
  function controlAfter(element: Element, backwards: boolean): HTMLElement | undefined {
    const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
    if (backwards) all.reverse();
    const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const isNext = (one: Element) => element.compareDocumentPosition(one) & side;
    const canFocus = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      queries.isVisible(one) &&
      !queries.isDisabled(one) &&
      !one.closest('[inert]') &&
      !queries.isBehindDialog(one);
    return all.find(one => isNext(one) && canFocus(one)) ?? all.find(canFocus);
  }

  return {
    async pressKey(element: Element, by: 'Enter' | 'Space'): Promise<void> {
      expectUsable(element);
      focusMovesBy?.('keyboard');
      if (element instanceof HTMLElement) element.focus();
      if (document.activeElement !== element) fail(element, 'cannot have the focus, so no key presses it');
      queries.noteScroll();
      await type(`[${by}]`);
    },
    async press(element: Element, held?: ModifierKey): Promise<void> {
      expectUsable(element);
      focusMovesBy?.('pointer');
      lastPressed = element;
      // A browser opens another tab; jsdom would log that it cannot leave the page.
      const stay = (event: Event) => event.preventDefault();
      if (held) {
        window.addEventListener('click', stay);
        await type(`{${held}>}`);
      }
      await point({ keys: usesMouse?.() ? '[MouseLeft]' : '[TouchA]', target: element });
      if (!held) return;
      await type(`{/${held}}`);
      window.removeEventListener('click', stay);
    },
    drag(element: Element, fingers: readonly Finger[], ending?: 'canceled'): void {
      expectReachable(element);
      const all = (type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', end: 0 | 1) => {
        for (const [pointerId, finger] of fingers.entries()) {
          const [clientX, clientY] = finger[end];
          send(type, element, { ...touch, pointerId, clientX, clientY });
        }
      };
      all('pointerDown', 0);
      all('pointerMove', 1);
      all(ending ? 'pointerCancel' : 'pointerUp', 1);
    },
    click(element: Element, clientX: number): void {
      send('pointerDown', element, { ...touch, clientX });
      send('click', element, { clientX });
    },
    async fill(element: Element, value: string): Promise<void> {
      expectUsable(element);
      if (element instanceof HTMLSelectElement) {
        const option = [...element.options].find(one => one.text === value);
        if (!option) return fail(element, `has no option '${value}'`);
        if (queries.isDisabled(option)) fail(option, 'is disabled');
        return userEvent.selectOptions(element, option, options());
      }
      const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (isText && element.readOnly) fail(element, 'is read-only');
      if (element instanceof HTMLElement) element.focus();
      // These are set in other ways than by typing, and user-event types nothing in a shadow root.
      if (!isText || /^(color|range)$/.test(element.type) || element.getRootNode() !== document)
        return void send('input', element, { target: { value } });
      element.select();
      // Whole, as browsers fill in a field.
      if (value) await userEvent.paste(value, options());
      else if (element.value) await type('{Delete}');
      // No event says that the visitor has put the focus there.
      else queries.noteScroll();
    },
    async key(key: string, held?: ModifierKey): Promise<void> {
      focusMovesBy?.('keyboard');
      if (key !== 'Tab') return type(holding(held, key === 'Space' ? '[Space]' : `{${key}}`));
      const keys = { key, ctrlKey: held === 'Control', metaKey: held === 'Meta', shiftKey: held === 'Shift' };
      const on = document.activeElement ?? document.body;
      if (send('keyDown', on, keys))
        controlAfter(on === document.body ? (lastPressed ?? on) : on, held === 'Shift')?.focus();
      send('keyUp', document.activeElement ?? on, keys);
    },
    async hover(element: Element): Promise<void> {
      expectReachable(element);
      scrollTo?.(element);
      await point({ target: element });
    },
    unhover: () => point({ target: document.body }),
    stop: () => configure({ asyncWrapper, eventWrapper }),
  };
}
