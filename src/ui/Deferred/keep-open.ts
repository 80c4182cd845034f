/**
 * Remembers which texts are open, what is typed into their fields, and which element has the focus. The function returned
 * opens and focuses them again if React has replaced them, as it does when it hydrates what the browser has translated;
 * and it reports what was typed, which React does not do.
 */
export function keepOpen(): () => void {
  const before = [...document.querySelectorAll('details')];
  const fields = [...document.querySelectorAll('details input')] as HTMLInputElement[];
  const focused = document.activeElement ?? document.body;
  const alike = () => [...document.getElementsByTagName(focused.tagName)];
  const place = alike().indexOf(focused);
  return () => {
    for (const [place, now] of [...document.querySelectorAll('details')].entries())
      if (before[place]?.open) now.open = true;
    for (const [place, now] of [...document.querySelectorAll('details input')].entries())
      report(now as HTMLInputElement, fields[place]?.value);
    const now = alike()[place];
    if (!focused.isConnected && now instanceof HTMLElement) now.focus({ preventScroll: true });
  };
}

function report(field: HTMLInputElement, typed: string | undefined) {
  if (!typed) return;
  // React reports a value that differs from the last one assigned, and does not see how the second one is.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
