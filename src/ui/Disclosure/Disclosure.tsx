import type { ReactNode } from 'react';
import * as css from './Disclosure.css';

interface DisclosureProps {
  summary: string;
  /** Language of the summary, if different from the page's. */
  lang?: string;
  /** Whether the disclosure is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A native disclosure, which works without scripts; several can be open. */
export function Disclosure({ summary, lang, open, children }: DisclosureProps) {
  return (
    <details className={css.entry} open={open}>
      <summary className={css.question} lang={lang}>
        {summary}
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}
