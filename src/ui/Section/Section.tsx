import type { ReactNode } from 'react';
import * as css from './Section.css';

interface SectionProps {
  ground?: keyof typeof css.ground;
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Whether the heading is beside its content where there is room. */
  split?: boolean;
  children: ReactNode;
}

/** A section of a page. Its background takes the full width; its content has the site's content width. */
export function Section({ ground = 'plain', labelledBy, split, children }: SectionProps) {
  return (
    <section className={css.ground[ground]} aria-labelledby={labelledBy}>
      <div className={split ? css.split : css.container}>{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  children?: ReactNode;
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children && <p className={css.intro}>{children}</p>}
    </header>
  );
}
