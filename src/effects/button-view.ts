import { fromCallback } from 'xstate';
import { watchElement } from './watch-element';

/**
 * Reports `button.enter` and `button.leave` as the page's own booking button, marked `data-page-ask`, scrolls into and
 * out of view.
 */
export const buttonView = fromCallback(({ sendBack }) =>
  watchElement(
    '[data-page-ask]',
    ({ isIntersecting }) => sendBack({ type: isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5 },
  ),
);
