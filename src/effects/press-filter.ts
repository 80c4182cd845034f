import { fromCallback } from 'xstate';
import { endAll, listen } from './listen';

/** A press within so many ms and px of another one is the second of a double press. Systems allow up to 500 ms. */
const DOUBLE = { apart: 500, aside: 24 };
/** A wheel that has not moved for so many ms has rested. Its momentum sends an event with each frame. */
const REST = 200;
const CONTROLS = 'a, button, summary, label, input, select, textarea, dialog, body';
/** These open, send or lead somewhere: a second press would close it again, or go there twice. */
const ONCE = 'a, summary, [aria-expanded], [aria-haspopup], [type="submit"]';

interface Press {
  type: string;
  /** In ms, as in `event.timeStamp`; once the control has gone, the time when that was noticed. */
  time: number;
  x: number;
  y: number;
  control: Element;
  hasGone: boolean;
}
/** The place of a press without one, such as the loader's or that of voice control: it is near no other. */
const NOWHERE = { clientX: Number.NaN, clientY: Number.NaN };

/** Whether the control was removed, or is behind a dialog. */
function hasGone(control: Element): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !control.isConnected || dialog?.contains(control) === false;
}

/** Whether a press close after `first` is not meant for `target`. */
function isSecond(first: Press, target: Element, x: number, y: number): boolean {
  const once = first.control.matches(ONCE);
  // Send is disabled until there is an answer, and a press after that is a first one.
  if (first.control.contains(target)) return once && !first.control.matches('[type="submit"]');
  const isNear = Math.hypot(x - first.x, y - first.y) < DOUBLE.aside;
  // A neighbor of a control that is still there is meant. A summary stays at its place.
  const isHidden = first.control.getClientRects().length === 0;
  return isNear && ((once && !first.control.matches('summary')) || isHidden || hasGone(first.control));
}

/**
 * Ignores the second press of a double one, by pointer or key, if it meets what the first has opened or uncovered: a dialog,
 * the page below a closed one, the next page. On the same control it counts, as on *Next*, unless once is enough there. The same holds
 * for a key that is held, and for the momentum of a wheel.
 */
export const pressFilter = fromCallback(() => {
  let last: Press | undefined;
  let isIgnored = false;
  /** Whether the click of a press is still to come. */
  let isPressed = false;
  let wheel = { began: document.documentElement as Element, time: Number.NEGATIVE_INFINITY };

  function press(
    type: string,
    target: Element,
    time: number,
    { clientX: x, clientY: y } = NOWHERE,
    isHeld = false,
  ): void {
    const first = last?.type === type && (isHeld || time - last.time < DOUBLE.apart) ? last : undefined;
    isIgnored = first !== undefined && isSecond(first, target, x, y);
    // The time of a press that counts: who goes on pressing Menu can close it.
    if (!isIgnored) last = { type, time, x, y, control: target.closest(CONTROLS) ?? target, hasGone: false };
  }
  function filter(event: Event): void {
    if (!isIgnored) return;
    event.stopPropagation();
    event.preventDefault();
  }

  // What a press opens may come late, just before the next press.
  const changes = new MutationObserver(() => {
    if (!last || last.hasGone || !hasGone(last.control)) return;
    // The clock of events.
    last.time = new Event('').timeStamp;
    last.hasGone = true;
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });

  // On the window and while capturing, so that nothing else gets the event.
  const on = <E extends Event>(type: string, listener: (event: E) => void) =>
    listen(window, [type], listener, { capture: true, ...(type === 'wheel' && { passive: true }) });
  return endAll(
    () => changes.disconnect(),
    on<PointerEvent>('pointerdown', event => {
      // Another finger is part of a gesture.
      if (!event.isPrimary) return;
      isPressed = true;
      press(event.button === 0 ? 'pointer' : 'other', event.target as Element, event.timeStamp, event);
      filter(event);
    }),
    on<KeyboardEvent>('keydown', ({ key, target, timeStamp, repeat }) => {
      isPressed = key === 'Enter' || key === ' ';
      isIgnored = false;
      if (isPressed) press('key', target as Element, timeStamp, { clientX: 0, clientY: 0 }, repeat);
      else last = undefined;
    }),
    on<WheelEvent>('wheel', event => {
      const began = event.timeStamp - wheel.time > REST ? (event.target as Element) : wheel.began;
      wheel = { began, time: event.timeStamp };
      if (hasGone(began)) event.stopPropagation();
    }),
    // `mousedown` would move the focus, and select a word.
    on('mousedown', filter),
    on('click', event => {
      if (!isPressed) press('pointer', event.target as Element, event.timeStamp);
      filter(event);
      isPressed = false;
      isIgnored = false;
    }),
  );
});
