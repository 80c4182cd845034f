import { fromCallback } from 'xstate';
import { listen } from './listen';

/** What wouter dispatches when the address changes by script, and what browsers do on Back and Forward. */
const addressEvents = ['popstate', 'pushState', 'replaceState'];

/** Tells `page.change` when the path changes; a change of the query alone is no other page. */
export const pageChange = fromCallback(({ sendBack }) => {
  let path = location.pathname;
  return listen(window, addressEvents, () => {
    if (location.pathname === path) return;
    path = location.pathname;
    sendBack({ type: 'page.change' });
  });
});
