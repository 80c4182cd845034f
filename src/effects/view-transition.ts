import { flushSync } from 'react-dom';
import { listen } from './listen';

/** View transition name of the picture that moves from the clicked link to its place on the new page. */
const TRAVELING = 'traveling-picture';

let running: ViewTransition | undefined;

/**
 * Changes the page. In a view transition, the picture of the clicked link morphs into the large picture of the new
 * page. The page itself changes at once, because on a slow phone, capturing it takes longer than drawing the new one.
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
  // The promise of a skipped transition rejects, but the new page has been rendered.
  transition.ready.catch(() => {}).finally(stopListening);
}

/** The picture in the clicked link, if the link has a picture and the picture is in view. */
function clickedPicture(path: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a [data-travels]')].find(picture => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.closest('a')?.getAttribute('href') === path && bottom > 0 && top < innerHeight;
  });
}

/** Gives the large picture of the new page the transition name of the clicked picture, until the transition ends. */
function arrive({ finished }: ViewTransition): void {
  const target = document.querySelector<HTMLElement>('[data-travels-here]');
  target?.style.setProperty('view-transition-name', TRAVELING);
  finished.catch(() => {}).finally(() => target?.style.removeProperty('view-transition-name'));
}

/**
 * Repeats a click on the element under the pointer, because browsers send clicks to the root element while they capture
 * a page.
 */
function repeat({ clientX, clientY }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY);
  if (target instanceof HTMLElement) target.click();
}
