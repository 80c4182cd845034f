import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Reports the page at which Back or Forward has arrived. */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) =>
    listen(window, ['popstate'], () => sendBack({ type: 'address.change', path: pathNow() })),
  );
