import { fromCallback } from 'xstate';
import { listen } from './listen';

/**
 * Reports the page that the address bar names: once at the start, as it may have changed while the scripts were loading, and
 * after every Back and Forward.
 */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) => {
    const report = () => sendBack({ type: 'address.change', path: pathNow() });
    report();
    return listen(window, ['popstate'], report);
  });
