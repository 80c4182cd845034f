import { listen } from './listen';

/** Tells the path of a link inside the site as soon as somebody seems about to follow it. */
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

/** Tells once, when somebody begins to write in a form. */
export function onceWriting(begin: () => void): void {
  const stop = listen(document, ['focusin'], ({ target }) => {
    if (!(target instanceof Element) || !target.closest('form')) return;
    stop();
    begin();
  });
}
