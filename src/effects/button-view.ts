import { fromCallback } from 'xstate';
import { watchElement } from './watch-element';

/** Reports `button.enter` and `button.leave` as the page's own booking button, marked `data-page-ask`, comes and goes. */
export const buttonView = fromCallback(({ sendBack }) =>
  watchElement(
    '[data-page-ask]',
    ({ isIntersecting }) => sendBack({ type: isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5 },
  ),
);
