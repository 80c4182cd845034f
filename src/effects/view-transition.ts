import { flushSync } from 'react-dom';
import { listen } from './listen';

/** The view transition name of the picture that moves from the clicked link to the new page. */
const TRAVELING = 'traveling-picture';

let running: ViewTransition | undefined;

/**
 * Changes the page. A clicked picture morphs into the large picture of the new page in a view transition, in which only
 * the page takes part, so that the bar can be clicked meanwhile. Without a picture the page changes at once: on a slow
 * phone, capturing the old page takes longer than drawing the new one.
 */
export function changePage(update: () => void, drawn: () => void, link: string): void {
  running?.skipTransition();
  const from = clickedPicture(link.split('#')[0]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!from || still || !('startViewTransition' in document)) {
    flushSync(update);
    drawn();
    return;
  }
  document.documentElement.dataset.transitioning = '';
  from.style.setProperty('view-transition-name', TRAVELING);
  const transition = document.startViewTransition(() => {
    from.style.removeProperty('view-transition-name');
    flushSync(update);
    arrive(transition);
    drawn();
  });
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

/** The visible picture of the link that was clicked, if it has one. */
function clickedPicture(path: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a [data-travels]')].find(picture => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.closest('a')?.getAttribute('href') === path && bottom > 0 && top < innerHeight;
  });
}

/** Gives the large picture of the new page the transition name of the clicked one, until the transition ends. */
function arrive({ finished }: ViewTransition): void {
  const target = document.querySelector<HTMLElement>('[data-travels-here]');
  target?.style.setProperty('view-transition-name', TRAVELING);
  finished.catch(() => {}).finally(() => target?.style.removeProperty('view-transition-name'));
}

/** Forwards clicks to the element under the pointer: while a browser captures the page, it sends them to the root element. */
function repeat({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY);
  if (target instanceof HTMLElement) target.click();
}
