import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { mark } from '../effects/marks';

const SPACE = { blockSize: '100vh' };

const hasArrived = () => !('arriving' in document.documentElement.dataset);
function onArrival(notice: () => void): () => void {
  const observer = new MutationObserver(notice);
  observer.observe(document.documentElement, { attributeFilter: ['data-arriving'] });
  return () => observer.disconnect();
}

interface AfterFirstFrameProps {
  children: ReactNode;
  /** Whether these are the last parts above the footer: until they render, an empty space keeps the footer out of view. */
  last?: boolean;
}

/**
 * Parts of a page that are below the window when a link opens the page: they render after the first frame, which is
 * shown sooner. A prerendered page, and a page reached by Back, by Forward or by a link to a part of it, renders all at
 * once.
 */
export function AfterFirstFrame({ children, last = false }: AfterFirstFrameProps): ReactNode {
  const isDue = useDeferredValue(useSyncExternalStore(onArrival, hasArrived, () => true));
  return isDue ? children : <div style={last ? SPACE : undefined} {...mark('below')} />;
}
