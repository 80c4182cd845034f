import { fromCallback } from 'xstate';
import { listen } from './listen';

export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'tab.hide' : 'tab.show' });
  if (document.hidden) tell();
  return listen(document, ['visibilitychange'], tell);
});
