import { fromCallback } from 'xstate';
import { listen } from './listen';

/**
 * Reports the path in the address bar: once when the actor starts, because the address may have changed while the
 * scripts were loading, then after every Back and Forward.
 */
export const addressBar = (pathNow: () => string) =>
  fromCallback(({ sendBack }) => {
    const report = () => sendBack({ type: 'address.change', path: pathNow() });
    report();
    return listen(window, ['popstate'], report);
  });
