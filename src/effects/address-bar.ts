import { fromCallback } from 'xstate';
import { listen } from './listen';

/**
 * Reports the path in the address bar, at the start and after every Back and Forward. At the start, because the address
 * may have changed while the scripts were loading.
 */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) => {
    const report = () => sendBack({ type: 'address.change', path: pathNow() });
    report();
    return listen(window, ['popstate'], report);
  });
