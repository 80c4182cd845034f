/**
 * Remembers which texts are open. The function returned opens them again if React has replaced them, as it does when it
 * hydrates what the browser has translated.
 */
export function keepOpen(): () => void {
  const before = [...document.querySelectorAll('details')];
  return () => {
    for (const [place, now] of [...document.querySelectorAll('details')].entries())
      if (before[place]?.open) now.open = true;
  };
}
