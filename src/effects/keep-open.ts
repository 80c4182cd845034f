/**
 * Remembers which texts are open, what is typed into their fields, and which element has the focus. The function returned
 * opens and focuses them again if React has replaced them, as it does when it hydrates what the browser has translated;
 * and it reports what was typed, which React does not do.
 */
export function keepOpen(): () => void {
  const texts = () => [...document.querySelectorAll('details')];
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('details input')];
  const alike = () => [...document.getElementsByTagName(focused.tagName)];
  const textsBefore = texts();
  const fieldsBefore = fields();
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
    for (const [index, field] of fields().entries()) report(field, fieldsBefore[index]?.value);
    const inPlace = alike()[place];
    if (!focused.isConnected && inPlace instanceof HTMLElement) inPlace.focus({ preventScroll: true });
  };
}

/**
 * Has React report what was typed. React ignores an `input` event unless the value differs from the one that it knows: it
 * notices the first assignment, and not the second, which calls the browser's own setter.
 */
function report(field: HTMLInputElement, typed: string | undefined) {
  if (!typed) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
