import { flushSync } from 'react-dom';

/** The view transition name of the picture that moves between its thumbnail and the lightbox. */
const TRAVELLING = 'travelling-picture';

let running: ViewTransition | undefined;

/** Changes the page in a view transition. Only the page takes part, so the bar can be clicked meanwhile. */
export function changePage(update: () => void, drawn: () => void): void {
  document.documentElement.dataset.leadingOver = '';
  withTransition(update, drawn);
}

/**
 * Runs `update` in a view transition where the browser supports it and the visitor allows motion, then calls `drawn`.
 */
function withTransition(update: () => void, drawn?: () => void): void {
  const draw = () => {
    flushSync(update);
    drawn?.();
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    draw();
    delete document.documentElement.dataset.leadingOver;
    return;
  }
  running?.skipTransition();
  const transition = document.startViewTransition(draw);
  running = transition;
  // A skipped transition rejects; its update has still been rendered.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (running !== transition) return;
      running = undefined;
      delete document.documentElement.dataset.leadingOver;
    });
}

/** Lets `from` grow into the element that `update` shows under the same name. */
export function growFrom(from: HTMLElement | null | undefined, update: () => void): void {
  // Only one picture at a time may have the name: two would abort the transition.
  running?.skipTransition();
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(() => {
    from?.style.removeProperty('view-transition-name');
    update();
  });
}
