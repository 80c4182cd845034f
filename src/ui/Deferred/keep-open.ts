/**
 * Remembers which texts are open, and which element has the focus. The function returned opens and focuses them again if
 * React has replaced them, as it does when it hydrates what the browser has translated.
 */
export function keepOpen(): () => void {
  const before = [...document.querySelectorAll('details')];
  const focused = document.activeElement ?? document.body;
  const alike = () => [...document.getElementsByTagName(focused.tagName)];
  const place = alike().indexOf(focused);
  return () => {
    for (const [place, now] of [...document.querySelectorAll('details')].entries())
      if (before[place]?.open) now.open = true;
    const now = alike()[place];
    if (!focused.isConnected && now instanceof HTMLElement) now.focus({ preventScroll: true });
  };
}
