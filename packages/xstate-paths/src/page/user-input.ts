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
      send('click', element, { ctrlKey: held === 'Control', metaKey: held === 'Meta', shiftKey: held === 'Shift' });
    },
    /** Fingers touch, move and lift together. */
    drag(element: Element, fingers: readonly Finger[]): void {
      const all = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', end: 0 | 1) => {
        for (const [pointerId, finger] of fingers.entries()) {
          const [clientX, clientY] = finger[end];
          send(type, element, { ...touch, pointerId, clientX, clientY });
        }
      };
      all('pointerDown', 0);
      all('pointerMove', 1);
      all('pointerUp', 1);
    },
    click: (element: Element) => void send('click', element),
    fill(element: Element, value: string): void {
      if (element instanceof HTMLElement) element.focus();
      if (!(element instanceof HTMLSelectElement)) return void send('input', element, { target: { value } });
      const option = [...element.options].find(one => one.text === value);
      send('change', element, { target: { value: option?.value } });
    },
    key(key: string): void {
      focusMovesBy?.('keyboard');
      const on = document.activeElement ?? document.body;
      send('keyDown', on, { key });
      if (key === 'Tab') controlAfter(on === document.body ? (lastPressed ?? on) : on)?.focus();
      send('keyUp', on, { key });
    },
    /** React derives `pointerenter` and `pointerleave` from `pointerover` and `pointerout`. */
    hover(element: Element): void {
      under = element;
      scrollTo?.(element);
      send('pointerOver', element, mouse);
    },
    unhover(): void {
      if (under) send('pointerOut', under, mouse);
      under = undefined;
    },
  };
}
