import { flushSync } from 'react-dom';

/** The view transition name of the picture that moves between its thumbnail and the lightbox. */
const TRAVELLING = 'travelling-picture';

let running: ViewTransition | undefined;

/**
 * Changes the page in a view transition. Only the page takes part, so the bar can be clicked meanwhile. A clicked
 * picture morphs into the large picture of the new page.
 */
export function changePage(update: () => void, drawn: () => void, link: string): void {
  document.documentElement.dataset.transitioning = '';
  const from = clickedPicture(link.split('#')[0]);
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(
    () => {
      from?.style.removeProperty('view-transition-name');
      update();
    },
    () => {
      if (from && running) arrive();
      drawn();
    },
  );
}

/** The visible picture of the link that was clicked, if it has one. */
function clickedPicture(path: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a [data-travels]')].find(picture => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.closest('a')?.getAttribute('href') === path && bottom > 0 && top < innerHeight;
  });
}

/** Gives the large picture of the new page the transition name of the clicked one, until the transition ends. */
function arrive(): void {
  const target = document.querySelector<HTMLElement>('[data-travels-here]');
  target?.style.setProperty('view-transition-name', TRAVELLING);
  running?.finished.catch(() => {}).finally(() => target?.style.removeProperty('view-transition-name'));
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
    delete document.documentElement.dataset.transitioning;
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
      delete document.documentElement.dataset.transitioning;
    });
}

/** Lets `from` grow into the element that `update` shows under the same name. */
export function growFrom(from: HTMLElement | null, update: () => void): void {
  // Only one picture at a time may have the name: two would abort the transition.
  running?.skipTransition();
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(() => {
    from?.style.removeProperty('view-transition-name');
    update();
  });
}
