import type { ReactNode } from 'react';
import { container } from '../Section/Section.css';
import * as css from './PageHead.css';

interface PageHeadProps {
  title: string;
  children?: ReactNode;
  /** A picture, shown in an arch. */
  figure?: ReactNode;
}

/** The title area of a page, whose heading receives focus after navigation. */
export function PageHead({ title, children, figure }: PageHeadProps) {
  return (
    <div className={container}>
      <header className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className={css.lead}>{children}</div>}
        {figure && <div className={css.figure}>{figure}</div>}
      </header>
    </div>
  );
}
