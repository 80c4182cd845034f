import { flushSync } from 'react-dom';

/** Name of the one picture that travels between its thumbnail and the lightbox. */
const TRAVELLING = 'travelling-picture';

let running: ViewTransition | undefined;

/**
 * Lets the browser lead over from one page to the next. Only the page itself is led over: the bar stays and can be pressed.
 * `place` is the id of what the address names on the new page, if it names anything.
 */
export function changePage(update: () => void, drawn: () => void, place?: string): void {
  document.documentElement.dataset.leadingOver = '';
  withTransition(update, () => {
    drawn();
    goTo(place);
  });
}

/** What browsers do with the end of an address, where the page has come without them. */
function goTo(place = ''): void {
  const found = document.getElementById(place);
  if (!found) return;
  found.tabIndex = -1;
  // All at once: a page that has just come is not to be run through.
  found.scrollIntoView({ behavior: 'instant' });
  found.focus({ preventScroll: true });
}

/** Draws `update` at once, led over to where the browser can and the visitor likes it. `drawn` is told when it is there. */
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
  // A transition that is skipped rejects; what it was to lead to has been drawn all the same.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (running !== transition) return;
      running = undefined;
      delete document.documentElement.dataset.leadingOver;
    });
}

/** Lets `from` grow into what `update` shows under the same name. */
export function growFrom(from: HTMLElement | null | undefined, update: () => void): void {
  // One picture travels at a time: two of the same name would stop both.
  running?.skipTransition();
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(() => {
    from?.style.removeProperty('view-transition-name');
    update();
  });
}
