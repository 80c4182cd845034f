import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Sends `tab.hide` when the tab is hidden, and `tab.show` when it is shown again. */
export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'tab.hide' : 'tab.show' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});
