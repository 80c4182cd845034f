import { fromCallback } from 'xstate';
import { listen } from './listen';

/** A CSS length: the height of the on-screen keyboard, for elements that must stay above it. */
const COVERED = '--covered';

/** Measures the keyboard, and keeps the focused field between the top bar and the button. */
export const visibleArea = fromCallback(() => {
  const { visualViewport: area } = window;
  if (!area) return undefined;
  const root = document.documentElement;
  const measure = () => {
    // With pinch zoom, the visible area is small for another reason.
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
