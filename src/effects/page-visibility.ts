import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Sends `page.hide` when the tab is hidden, and `page.show` when it is shown again. */
export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hide' : 'page.show' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});
