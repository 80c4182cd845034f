import type { ReactNode } from 'react';
import * as css from './Disclosure.css';

interface DisclosureProps {
  summary: string;
  /** Language of the summary, where it is not that of the page. */
  lang?: string;
  /** Whether it begins open. */
  open?: boolean;
  children: ReactNode;
}

/** Something that opens by itself, without any script; several may stand open. */
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
