import { fromCallback } from 'xstate';
import { listen } from './listen';

/** CSS variable with the height of the on-screen keyboard, for elements that must stay above the keyboard. */
const COVERED = '--covered';

/** Measures the on-screen keyboard, and keeps the focused field visible between the top bar and Send Message. */
export const visibleArea = fromCallback(() => {
  const { visualViewport: area } = window;
  if (!area) return undefined;
  const root = document.documentElement;
  const measure = () => {
    // While the visitor pinch-zooms, the visible area is smaller, but not because of a keyboard.
    const covered = area.scale > 1 ? 0 : Math.max(0, innerHeight - area.height - area.offsetTop);
    root.style.setProperty(COVERED, `${Math.round(covered)}px`);
    const field = document.activeElement;
    if (covered > 0 && field?.matches('form :is(input, textarea, select)')) field.scrollIntoView({ block: 'nearest' });
  };
  measure();
  const stop = listen(area, ['resize', 'scroll'], measure);
  return () => {
    stop();
    root.style.removeProperty(COVERED);
  };
});
