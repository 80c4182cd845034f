import { listen } from './listen';

/** Reports the path of an internal link as soon as a visitor hovers, focuses or touches it. */
export function preloadOnIntent(preload: (pathname: string) => void): () => void {
  return listen(
    document,
    ['pointerover', 'focusin', 'touchstart'],
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && !link.hash) preload(link.pathname);
    },
    { passive: true },
  );
}

/** Calls `begin` once, when a visitor first focuses a form. */
export function onceWriting(begin: () => void): void {
  const stop = listen(document, ['focusin'], ({ target }) => {
    if (!(target instanceof Element) || !target.closest('form')) return;
    stop();
    begin();
  });
}
