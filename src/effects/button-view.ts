import { fromCallback } from 'xstate';
import { marked } from './marks';
import { watchElement } from './watch-element';

/**
 * Reports `button.leave` when the page's own booking button, marked `data-page-ask`, has scrolled out above the window, and
 * `button.enter` when it comes back. A button still below the window counts as in view: it has not been passed.
 */
export const buttonView = fromCallback(({ sendBack }) =>
  watchElement(
    marked('page-ask'),
    ({ isIntersecting }) => sendBack({ type: isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5, rootMargin: '0px 0px 1000000px' },
  ),
);
