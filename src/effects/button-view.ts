import { fromCallback } from 'xstate';
import { marked } from './marks';
import { watchElement } from './watch-element';

/**
 * Reports `button.enter` and `button.leave` as the page's own booking button, marked `data-page-ask`, scrolls into and
 * out of view.
 */
export const buttonView = fromCallback(({ sendBack }) =>
  watchElement(
    marked('page-ask'),
    ({ isIntersecting }) => sendBack({ type: isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5 },
  ),
);
