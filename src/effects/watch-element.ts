/**
 * Reports when the first element that matches enters or leaves the view. The lookup starts with the next frame, because
 * after a click on a link, React renders the page only after the page's actors have started, and the parts below the
 * window later still. Returns a function that stops the reports.
 */
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
  const find = () => {
    const element = document.querySelector(selector);
    if (!element) return;
    rendering.disconnect();
    observer.observe(element);
  };
  const rendering = new MutationObserver(find);
  const frame = requestAnimationFrame(() => {
    rendering.observe(document.body, { childList: true, subtree: true });
    find();
  });
  return () => {
    cancelAnimationFrame(frame);
    rendering.disconnect();
    observer.disconnect();
  };
}
