import { fromCallback } from 'xstate';
import { endAll, listen } from './listen';
import { marked } from './marks';

/**
 * Reports Escape, and focus on an element outside `[data-menu]`, which contains the menu and its button. A window that becomes
 * so wide that it shows neither takes the focus away from them, too.
 */
export const dismissal = fromCallback(({ sendBack }) =>
  endAll(
    listen<KeyboardEvent>(window, ['keydown'], event => {
      if (event.key === 'Escape') sendBack({ type: 'escape.press' });
    }),
    listen(document, ['focusin'], ({ target }) => {
      if (target instanceof Element && !target.closest(marked('menu'))) sendBack({ type: 'focus.leave' });
    }),
    // As `desktop` of src/theme/media.ts.
    listen(matchMedia('(min-width: 60em)'), ['change'], () => sendBack({ type: 'focus.leave' })),
  ),
);
