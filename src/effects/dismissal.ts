import { fromCallback } from 'xstate';
import { listen } from './listen';
import { marked } from './marks';

/** Reports Escape, and focus on an element outside `[data-menu]`, which contains the menu and its button. */
export const dismissal = fromCallback(({ sendBack }) => {
  const stopKeys = listen<KeyboardEvent>(window, ['keydown'], event => {
    if (event.key === 'Escape') sendBack({ type: 'escape.press' });
  });
  const stopFocus = listen(document, ['focusin'], ({ target }) => {
    if (target instanceof Element && !target.closest(marked('menu'))) sendBack({ type: 'focus.leave' });
  });
  return () => {
    stopKeys();
    stopFocus();
  };
});
