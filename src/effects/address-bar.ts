import { fromCallback } from 'xstate';
import { listen } from './listen';

/**
 * Reports the page in the address bar: at the start, because it may have changed while the scripts were loading, and
 * after every Back and Forward.
 */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) => {
    const report = () => sendBack({ type: 'address.change', path: pathNow() });
    report();
    return listen(window, ['popstate'], report);
  });
