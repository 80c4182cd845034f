import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Reports Escape, and clicks or focus outside `[data-menu]`, which contains the menu and its button. */
export const dismissal = fromCallback(({ sendBack }) => {
  const stopKeys = listen<KeyboardEvent>(window, ['keydown'], event => {
    if (event.key === 'Escape') sendBack({ type: 'escape.press' });
  });
  const stopPresses = listen(document, ['pointerdown', 'focusin'], ({ target }) => {
    if (target instanceof Element && !target.closest('[data-menu]')) sendBack({ type: 'outside.press' });
  });
  return () => {
    stopKeys();
    stopPresses();
  };
});
