import { endAll } from './listen';

/**
 * Calls `found` when the first element that matches is rendered. The lookup starts with the next frame, because after a
 * click on a link, React renders the page only after the page's actors have started, and the parts below the window
 * later still. Returns a function that stops waiting.
 */
export function whenRendered(selector: string, found: (element: HTMLElement) => void): () => void {
  const find = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    rendering.disconnect();
    found(element);
  };
  const rendering = new MutationObserver(find);
  const frame = requestAnimationFrame(() => {
    rendering.observe(document.body, { childList: true, subtree: true });
    find();
  });
  return endAll(
    () => cancelAnimationFrame(frame),
    () => rendering.disconnect(),
  );
}

/** Reports when that element enters or leaves the view. Returns a function that stops the reports. */
export function watchElement(
  selector: string,
  notice: (entry: IntersectionObserverEntry) => void,
  options: IntersectionObserverInit,
): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver(entries => {
    const latest = entries.at(-1);
    if (latest) notice(latest);
  }, options);
  const stop = whenRendered(selector, element => observer.observe(element));
  return endAll(stop, () => observer.disconnect());
}
