import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Reports the path after Back or Forward. */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) =>
    listen(window, ['popstate'], () => sendBack({ type: 'address.change', path: pathNow() })),
  );
