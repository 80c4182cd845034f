/**
 * Watches how the first element that matches comes into view and leaves it. It is looked up in the next frame: after a link,
 * React renders the page only after its actors have started. Returns a function that stops watching.
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
