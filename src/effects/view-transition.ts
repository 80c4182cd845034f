import { flushSync } from 'react-dom';

/** Name of the one picture that travels between its thumbnail and the lightbox. */
const TRAVELLING = 'travelling-picture';

let running: ViewTransition | undefined;

/** Changes the page, with a view transition of the page alone: the bar stays and can be pressed. */
export function changePage(update: () => void, drawn: () => void): void {
  document.documentElement.dataset.leadingOver = '';
  withTransition(update, drawn);
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
export function growFrom(from: HTMLElement | null, update: () => void): void {
  // One picture travels at a time: two of the same name would stop both.
  running?.skipTransition();
  from?.style.setProperty('view-transition-name', TRAVELLING);
  withTransition(() => {
    from?.style.removeProperty('view-transition-name');
    update();
  });
}
