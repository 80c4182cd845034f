import { flushSync } from 'react-dom';

/** Puts the focus into the first field that is marked as missing, once the marks are on the page. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  flushSync(() => {});
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
