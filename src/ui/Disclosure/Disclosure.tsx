import type { ReactNode } from 'react';
import * as css from './Disclosure.css';

interface DisclosureProps {
  summary: string;
  /** Language of the summary, if different from the page's. */
  lang?: string;
  children: ReactNode;
}

/** A native disclosure, which works without scripts; several can be open. */
export function Disclosure({ summary, lang, children }: DisclosureProps) {
  return (
    <details className={css.entry}>
      <summary className={css.question} lang={lang}>
        {summary}
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}
