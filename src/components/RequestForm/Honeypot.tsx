import { hiddenVisually } from '../../theme/hidden.css';

/** A field name that robots fill in, but browsers' autofill does not. */
const FIELD_NAME = 'subject';

/** A hidden field for robots: unfocusable, and ignored by assistive technology and autofill. */
export function Honeypot() {
  return (
    <input
      className={hiddenVisually}
      type="text"
      name={FIELD_NAME}
      autoComplete="off"
      tabIndex={-1}
      aria-hidden
      inert
    />
  );
}

/** Returns the honeypot's value, which is empty unless a robot or a browser extension filled it in. */
export function honeypotValue(form: HTMLFormElement): string {
  return (form.elements.namedItem(FIELD_NAME) as HTMLInputElement).value;
}
