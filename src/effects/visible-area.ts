import { fromCallback } from 'xstate';
import { endAll, listen } from './listen';

/** CSS variable with the height of the on-screen keyboard, for elements that must stay above the keyboard. */
const COVERED = '--covered';

/** Measures the on-screen keyboard, and brings the focused field into view when one opens: between the top bar and Send Message. */
export const visibleArea = fromCallback(() => {
  const { visualViewport: area } = window;
  if (!area) return undefined;
  const root = document.documentElement;
  let { height } = area;
  const measure = () => {
    // While the visitor pinch-zooms, the visible area is smaller, but not because of a keyboard.
    const covered = area.scale > 1 ? 0 : Math.max(0, innerHeight - area.height - area.offsetTop);
    root.style.setProperty(COVERED, `${Math.round(covered)}px`);
    const before = height;
    height = area.height;
    const field = document.activeElement;
    if (covered === 0 || height >= before || !field?.matches('form :is(input, textarea, select)')) return;
    // Only a keyboard that opens or grows over the field moves the page: the visitor may have scrolled away, to a price.
    const { top, bottom } = field.getBoundingClientRect();
    if (top < before && bottom > 0) field.scrollIntoView({ block: 'nearest' });
  };
  measure();
  return endAll(listen(area, ['resize', 'scroll'], measure), () => root.style.removeProperty(COVERED));
});
