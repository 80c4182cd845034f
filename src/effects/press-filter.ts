import { fromCallback } from 'xstate';
import { listen } from './listen';

/** A press within so many ms and px of another one is the second of a double press. Systems allow up to 500 ms. */
const DOUBLE = { apart: 500, aside: 24 };
const CONTROLS = 'a, button, summary, label, input, select, textarea, dialog, body';
/** These open, send or lead somewhere: a second press would close it again, or go there twice. */
const ONCE = 'a, summary, [aria-expanded], [aria-haspopup], [type="submit"]';

interface Press {
  type: string;
  time: number;
  x: number;
  y: number;
  control: Element;
}

/**
 * Ignores the second press of a double one, by pointer or key, if it meets what the first has opened or uncovered: a dialog,
 * the page below a closed one, the next page. On the same control it counts, as on *Next*, unless once is enough there.
 */
export const pressFilter = fromCallback(() => {
  let last: Press | undefined;
  let isIgnored = false;

  function press(type: string, target: Element, { timeStamp: time }: Event, { x, y } = { x: 0, y: 0 }): void {
    const before = last?.type === type && time - last.time < DOUBLE.apart ? last : undefined;
    const first = before && Math.hypot(x - before.x, y - before.y) < DOUBLE.aside ? before.control : undefined;
    isIgnored = first !== undefined && (first.matches(ONCE) || !first.contains(target));
    // A third press is compared with the first one.
    const control = isIgnored && first ? first : (target.closest(CONTROLS) ?? target);
    last = { type, time, x, y, control };
  }
  function filter(event: Event): void {
    if (!isIgnored) return;
    event.stopPropagation();
    event.preventDefault();
  }

  // On the window and while capturing, so that nothing else gets the event.
  const capture = { capture: true };
  const stops = [
    listen<PointerEvent>(
      window,
      ['pointerdown'],
      event => {
        // Another finger is part of a gesture.
        if (!event.isPrimary) return;
        press(event.button === 0 ? 'pointer' : 'other', event.target as Element, event, {
          x: event.clientX,
          y: event.clientY,
        });
        filter(event);
      },
      capture,
    ),
    listen<KeyboardEvent>(
      window,
      ['keydown'],
      event => {
        if (event.key === 'Enter' || event.key === ' ') press('key', event.target as Element, event);
        else last = undefined;
      },
      capture,
    ),
    // `mousedown` would move the focus, and select a word.
    listen(window, ['mousedown', 'click'], filter, capture),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});
