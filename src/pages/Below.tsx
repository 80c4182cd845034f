import { type ReactNode, useDeferredValue } from 'react';

const SPACE = { blockSize: '100vh' };

interface BelowProps {
  children: ReactNode;
  /** Whether these are the last parts above the footer: until they render, an empty space keeps the footer out of view. */
  last?: boolean;
}

/**
 * Parts of a page that are below the window when a link opens the page: they render after the first frame, which is
 * shown sooner. A prerendered page, and a page reached by Back, by Forward or by a link to a part of it, renders all at
 * once.
 */
export function Below({ children, last = false }: BelowProps): ReactNode {
  const isArriving = !import.meta.env.SSR && 'arriving' in document.documentElement.dataset;
  // The first value counts only when the component mounts.
  const isDue = useDeferredValue(true, !isArriving);
  return isDue ? children : <div style={last ? SPACE : undefined} data-below="" />;
}
