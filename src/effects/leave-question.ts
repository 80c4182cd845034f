import { fromCallback } from 'xstate';
import { listen } from './listen';

/** The browser asks before the visitor leaves the page, but not for a link that calls or writes, which stays on it. */
export const leaveQuestion = fromCallback(() =>
  listen(window, ['beforeunload'], event => {
    if (!document.activeElement?.matches('[href^="tel:"], [href^="sms:"], [href^="mailto:"]')) event.preventDefault();
  }),
);
