import { fromCallback } from 'xstate';

/** Reports `button.enter` and `button.leave` as the page's own booking button, marked `data-page-ask`, comes and goes. */
export const buttonView = fromCallback(({ sendBack }) => {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => sendBack({ type: entry?.isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5 },
  );
  // After a link the page is drawn only once this actor runs.
  const frame = requestAnimationFrame(() => {
    const button = document.querySelector('[data-page-ask]');
    if (button) observer.observe(button);
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
});
