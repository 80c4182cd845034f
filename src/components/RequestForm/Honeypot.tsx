import { hiddenVisually } from '../../theme/hidden.css';

/** A word that robots know from other forms, and that means nothing to a browser's autofill. */
const FIELD_NAME = 'subject';

/** A field for robots: no eye sees it, no key, reader or autofill comes to it. */
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

/** What a robot has written; empty with people. */
export function honeypotValue(form: HTMLFormElement): string {
  return (form.elements.namedItem(FIELD_NAME) as HTMLInputElement).value;
}
