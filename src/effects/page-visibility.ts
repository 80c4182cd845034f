import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Sends `page.hide` and `page.show` as the tab is hidden and shown. */
export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hide' : 'page.show' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});
