/** Focuses the first element that matches, if there is one. */
export function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
