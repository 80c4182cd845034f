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
    const field = document.activeElement;
    const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
    // Only a keyboard that opens or grows over the field moves the page: the visitor may have scrolled away, to a price.
    const covers = area.height < height && top < height && bottom > 0;
    height = area.height;
    if (covered > 0 && covers && field?.matches('form :is(input, textarea, select)'))
      field.scrollIntoView({ block: 'nearest' });
  };
  measure();
  return endAll(listen(area, ['resize', 'scroll'], measure), () => root.style.removeProperty(COVERED));
});
