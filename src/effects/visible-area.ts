import { fromCallback } from 'xstate';
import { listen } from './listen';

/** The part of the window that an on-screen keyboard covers, as a CSS length for what must stay above it. */
const COVERED = '--covered';

/** Measures what the keyboard covers, and keeps the field that is written in between the bar at the top and the button. */
export const visibleArea = fromCallback(() => {
  const { visualViewport: area } = window;
  if (!area) return undefined;
  const root = document.documentElement;
  const measure = () => {
    // Pinched, the visible part is small for another reason.
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
