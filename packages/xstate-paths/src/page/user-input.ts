/** Touch, mouse and keyboard in jsdom: sends the events that a browser sends for each, in order. */
import { createEvent } from '@testing-library/dom';
import type { Finger, ModifierKey } from '../driver';
import type { Queries } from './queries';

const touch = { pointerType: 'touch', isPrimary: true, button: 0 };
const mouse = { pointerType: 'mouse' };
const CONTROLS = 'a[href], button:enabled, input, textarea';

/** Dispatches an event directly, without Testing Library's `fireEvent`. */
const send = (type: keyof typeof createEvent, element: Element, init?: object) =>
  element.dispatchEvent(createEvent[type](element, init));

/** What an imitated browser wants to know of the input. */
export interface Environment {
  focusMovesBy?: (means: 'keyboard' | 'pointer') => void;
  scrollTo?: (element: Element) => void;
  usesMouse?: () => boolean;
}

export function userInput(queries: Queries, { focusMovesBy, scrollTo, usesMouse }: Environment = {}) {
  /** Where the next Tab starts if nothing has the focus. */
  let lastPressed: Element | undefined;
  /** The element under the mouse. */
  let under: Element | undefined;

  /** After the last control comes the first. */
  const controlAfter = (element: Element) => {
    const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
    const isAfter = (one: Element) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return all.find(one => isAfter(one) && queries.isVisible(one)) ?? all.find(queries.isVisible);
  };

  return {
    /** Enter presses a control when the key goes down, Space when it comes up. */
    pressKey(element: Element, by: 'Enter' | 'Space'): void {
      focusMovesBy?.('keyboard');
      const key = by === 'Enter' ? 'Enter' : ' ';
      if (element instanceof HTMLElement) element.focus();
      queries.noteScroll();
      const acts = send('keyDown', element, { key });
      if (by === 'Enter' && acts) send('click', element);
      const stillActs = send('keyUp', element, { key });
      if (by === 'Space' && acts && stillActs && element.localName === 'button') send('click', element);
    },
    press(element: Element, held?: ModifierKey): void {
      focusMovesBy?.('pointer');
      lastPressed = element;
      const pointer = usesMouse?.() ? { ...touch, pointerType: 'mouse' } : touch;
      for (const type of ['pointerOver', 'pointerDown', 'pointerUp', 'pointerOut'] as const)
        send(type, element, pointer);
      if (send('mouseDown', element)) {
        const focusable = element.closest<HTMLElement>(`${CONTROLS}, [tabindex]`);
        if (focusable) focusable.focus();
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }
      send('mouseUp', element);
      // A browser opens another tab; jsdom would log that it cannot leave the page.
      const stay = (event: Event) => event.preventDefault();
      if (held) window.addEventListener('click', stay);
      send('click', element, { ctrlKey: held === 'Control', metaKey: held === 'Meta', shiftKey: held === 'Shift' });
      window.removeEventListener('click', stay);
    },
    /** Fingers touch, move and lift together. */
    drag(element: Element, fingers: readonly Finger[], ending?: 'canceled'): void {
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
    /** Clicks this many px from the left. */
    click: (element: Element, clientX: number) => void send('click', element, { clientX }),
    fill(element: Element, value: string): void {
      if (element instanceof HTMLElement) element.focus();
      if (!(element instanceof HTMLSelectElement)) return void send('input', element, { target: { value } });
      const option = [...element.options].find(one => one.text === value);
      send('change', element, { target: { value: option?.value } });
    },
    key(key: string, held?: ModifierKey): void {
      focusMovesBy?.('keyboard');
      const keys = { key, ctrlKey: held === 'Control', metaKey: held === 'Meta', shiftKey: held === 'Shift' };
      const on = document.activeElement ?? document.body;
      send('keyDown', on, keys);
      if (key === 'Tab') controlAfter(on === document.body ? (lastPressed ?? on) : on)?.focus();
      send('keyUp', on, keys);
    },
    /** React derives `pointerenter` and `pointerleave` from `pointerover` and `pointerout`. */
    hover(element: Element): void {
      scrollTo?.(element);
      if (under) send('pointerOut', under, { ...mouse, relatedTarget: element });
      send('pointerOver', element, { ...mouse, relatedTarget: under });
      under = element;
    },
    unhover(): void {
      if (under) send('pointerOut', under, mouse);
      under = undefined;
    },
  };
}
