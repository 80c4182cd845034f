import { flushSync } from 'react-dom';
import { listen } from './listen';

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
  const stopListening = listen(document, ['click'], (click: MouseEvent) => {
    if (click.target === document.documentElement) void transition.ready.catch(() => {}).then(() => repeat(click));
  });
  // A skipped transition rejects; its update has still been rendered.
  transition.ready.catch(() => {}).finally(stopListening);
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (running !== transition) return;
      running = undefined;
      delete document.documentElement.dataset.transitioning;
    });
}

/** Forwards clicks to the element under the pointer: while a browser captures the page, it sends them to the root element. */
function repeat({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY);
  if (target instanceof HTMLElement) target.click();
}

/** Animates `from` into the element with the same transition name after `update`. */
export function growFrom(from: HTMLElement | null | undefined, update: () => void): void {
  // Two elements with the same name would abort the transition.
  running?.skipTransition();
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(() => {
    from?.style.removeProperty('view-transition-name');
    update();
  });
}
