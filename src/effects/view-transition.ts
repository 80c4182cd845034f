import { flushSync } from 'react-dom';
import { listen } from './listen';
import { marked } from './marks';

/** View transition name of the picture that moves from the clicked link to its place on the new page. */
const TRAVELING = 'traveling-picture';

/** The same as for the group of a view transition; see global.css.ts. */
const RETURN = { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' };

/**
 * Changes the page. In a view transition, the picture of the clicked link morphs into the large picture of the new
 * page. The page itself changes at once, because on a slow phone, capturing it takes longer than drawing the new one.
 */
export function changePage(update: () => void, link: string): void {
  const from = clickedPicture(link.split('#')[0]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!from || still || !('startViewTransition' in document)) {
    flushSync(update);
    return;
  }
  from.style.setProperty('view-transition-name', TRAVELING);
  const transition = document.startViewTransition(() => {
    from.style.removeProperty('view-transition-name');
    flushSync(update);
    arrive(transition);
  });
  // While browsers capture a page, they send clicks to the root element.
  const stopListening = listen(document, ['click'], ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    const meant = () => document.elementFromPoint(clientX, clientY);
    void transition.ready.catch(() => {}).then(() => (meant() as HTMLElement | null)?.click?.());
  });
  // The promise of a skipped transition rejects, but the new page has been rendered.
  transition.ready.catch(() => {}).finally(stopListening);
}

/**
 * Changes the page after Back. The large picture returns to the link by which the visitor left. A view transition would change
 * the page too late: the browser restores the scroll position right after the event.
 */
export function returnToPage(update: () => void, link: string | undefined): void {
  const large = document.querySelector<HTMLElement>(marked('transition-end'));
  const from = large && isInView(large) ? large.getBoundingClientRect() : undefined;
  // A swipe that the browser itself has animated.
  const { hasUAVisualTransition } = (window.event ?? {}) as Partial<PopStateEvent>;
  update();
  if (!from || hasUAVisualTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By the next frame, the scroll position is restored.
  requestAnimationFrame(() => {
    const picture = clickedPicture(link);
    if (!picture) return;
    const { x, y, width, height } = picture.getBoundingClientRect();
    // A copy, because other parts of the page would cover the picture itself.
    const copy = picture.cloneNode(true) as HTMLElement;
    for (const image of copy.querySelectorAll('img')) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    Object.assign(copy, { inert: true, ariaHidden: 'true' });
    Object.assign(copy.style, { position: 'fixed', transformOrigin: '0 0', pointerEvents: 'none' });
    for (const [name, px] of Object.entries({ left: x, top: y, width, height }))
      copy.style.setProperty(name, `${px}px`);
    document.body.append(copy);
    picture.animate({ opacity: [0, 0] }, RETURN);
    const start = `translate(${from.x - x}px, ${from.y - y}px) scale(${from.width / width}, ${from.height / height})`;
    copy.animate({ transform: [start, 'none'] }, RETURN).onfinish = () => copy.remove();
  });
}

function isInView(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The picture in the clicked link, if the link has a picture and the picture is in view. */
function clickedPicture(path: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`a ${marked('transition-start')}`)].find(
    picture => picture.closest('a')?.getAttribute('href') === path && isInView(picture),
  );
}

/** Gives the large picture of the new page the transition name of the clicked picture, until the transition ends. */
function arrive({ finished }: ViewTransition): void {
  const target = document.querySelector<HTMLElement>(marked('transition-end'));
  target?.style.setProperty('view-transition-name', TRAVELING);
  finished.catch(() => {}).finally(() => target?.style.removeProperty('view-transition-name'));
}
