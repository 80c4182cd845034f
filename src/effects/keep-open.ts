/**
 * Remembers which texts are open, and which element has the focus. The function returned opens and focuses them again if
 * React has replaced them, as it does when it hydrates what the browser has translated.
 */
export function keepOpen(): () => void {
  const texts = () => [...document.querySelectorAll('details')];
  const alike = () => [...document.getElementsByTagName(focused.tagName)];
  const textsBefore = texts();
  let focused = document.activeElement ?? document.body;
  let place = alike().indexOf(focused);
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
    place = alike().indexOf(focused);
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    for (const [index, text] of texts().entries()) if (textsBefore[index]?.open) text.open = true;
    const inPlace = alike()[place];
    if (!focused.isConnected && inPlace instanceof HTMLElement) inPlace.focus({ preventScroll: true });
  };
}
