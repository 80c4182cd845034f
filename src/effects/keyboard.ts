import { fromCallback } from 'xstate';
import type { SideArrow, Turn, ZoomEvent } from '../../machines/zoom/zoom.machine';
import { listen } from './listen';

const sideArrow = (arrow: SideArrow) => (): ZoomEvent => ({ type: 'sideArrow.press', arrow, turn: turnOf(arrow) });

const keys: Record<string, (() => ZoomEvent) | undefined> = {
  '+': () => ({ type: 'zoom.in' }),
  // The plus key without Shift.
  '=': () => ({ type: 'zoom.in' }),
  '-': () => ({ type: 'zoom.out' }),
  '0': () => ({ type: 'zoom.reset' }),
  ArrowRight: sideArrow('right'),
  ArrowLeft: sideArrow('left'),
  ArrowUp: () => ({ type: 'uprightArrow.press', arrow: 'up' }),
  ArrowDown: () => ({ type: 'uprightArrow.press', arrow: 'down' }),
};

/** Plus, minus, 0 and the arrow keys while the state is active. The dialog handles Escape. */
export const zoomKeyboard = fromCallback(({ sendBack }) =>
  listen<KeyboardEvent>(window, ['keydown'], event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const said = keys[event.key]?.();
    if (!said) return;
    event.preventDefault();
    sendBack(said);
  }),
);

/** The direction of an arrow key, next or previous, in the page's reading direction. */
export function turnOf(arrow: SideArrow): Turn {
  return (arrow === 'right') === (document.dir !== 'rtl') ? 'next' : 'previous';
}
