import { fromCallback } from 'xstate';
import type { Direction, SideArrow, ZoomEvent } from '../../machines/zoom/zoom.machine';
import { listen } from './listen';

const sideArrow = (arrow: SideArrow) => (): ZoomEvent => ({ type: 'sideArrow.press', arrow, turn: turnOf(arrow) });

const keys: Record<string, (() => ZoomEvent) | undefined> = {
  '+': () => ({ type: 'zoom.increase' }),
  // On many keyboards, this is the plus key without Shift.
  '=': () => ({ type: 'zoom.increase' }),
  '-': () => ({ type: 'zoom.decrease' }),
  '0': () => ({ type: 'zoom.reset' }),
  ArrowRight: sideArrow('right'),
  ArrowLeft: sideArrow('left'),
  ArrowUp: () => ({ type: 'uprightArrow.press', arrow: 'up' }),
  ArrowDown: () => ({ type: 'uprightArrow.press', arrow: 'down' }),
};

/** Reports plus, minus, 0 and the arrow keys while the invoking state is active. The dialog itself handles Escape. */
export const zoomKeyboard = fromCallback(({ sendBack }) =>
  listen<KeyboardEvent>(window, ['keydown'], event => {
    // What is typed into a field is no shortcut.
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const said = keys[event.key]?.();
    if (!said) return;
    event.preventDefault();
    sendBack(said);
  }),
);

/** Whether an arrow key means the next or the previous photo, which depends on the page's reading direction. */
export function turnOf(arrow: SideArrow): Direction {
  return (arrow === 'right') === (document.dir !== 'rtl') ? 'next' : 'previous';
}
