import { flushSync } from 'react-dom';

/** Focuses the first invalid field after the next render. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  flushSync(() => {});
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
