import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Tells `page.hide` and `page.show` as the tab goes to the back and returns. */
export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hide' : 'page.show' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});
