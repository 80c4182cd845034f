/**
 * Reports when the first element that matches enters or leaves the view. The element is looked up in the next frame,
 * because after a click on a link, React renders the page only after the page's actors have started. Returns a function
 * that stops the reports.
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
  const frame = requestAnimationFrame(() => {
    const element = document.querySelector(selector);
    if (element) observer.observe(element);
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
