import { fromCallback } from 'xstate';
import type { Arrow, Turn, ZoomEvent } from '../../machines/zoom/zoom.machine';
import { listen } from './listen';

const zoomKeys: Record<string, ZoomEvent | undefined> = {
  '+': { type: 'zoom.in' },
  // The same key without Shift.
  '=': { type: 'zoom.in' },
  '-': { type: 'zoom.out' },
  '0': { type: 'zoom.reset' },
};
const arrowKeys: Record<string, Arrow | undefined> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Plus, minus, 0 and the arrow keys while the state is active. The dialog handles Escape. */
export const zoomKeyboard = fromCallback(({ sendBack }) =>
  listen<KeyboardEvent>(window, ['keydown'], event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrowKeys[event.key];
    const said = arrow ? ({ type: 'arrow.press', arrow, turn: turnOf(arrow) } as const) : zoomKeys[event.key];
    if (!said) return;
    event.preventDefault();
    sendBack(said);
  }),
);

/** The direction of an arrow key, next or previous, in the page's reading direction. */
export function turnOf(arrow: Arrow): Turn | null {
  if (arrow === 'up' || arrow === 'down') return null;
  return (arrow === 'right') === (document.dir !== 'rtl') ? 'next' : 'previous';
}
