import { fromCallback } from 'xstate';

/** Reports `button.enter` and `button.leave` as the page's own booking button, marked `data-page-ask`, comes and goes. */
export const buttonView = fromCallback(({ sendBack }) => {
  const button = document.querySelector('[data-page-ask]');
  if (!button || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => sendBack({ type: entry?.isIntersecting ? 'button.enter' : 'button.leave' }),
    { threshold: 0.5 },
  );
  observer.observe(button);
  return () => observer.disconnect();
});
