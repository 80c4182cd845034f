import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Picture, type Priority } from '../../ui/Picture/Picture';
import * as css from './HairstyleCard.css';

export interface ShownHairstyle {
  id: string;
  title: string;
  /** As it stands on the page, such as 'from $150'. */
  price: string;
  /** Hours in the chair, such as '4–8 hours'; empty where nobody has written them down. */
  time: string;
  picture: { id: string; alt: string };
}

interface HairstyleCardProps {
  hairstyle: ShownHairstyle;
  /** How wide the picture is shown, as `sizes` of an image. */
  sizes: string;
  /** When its picture is fetched. */
  priority?: Priority;
  /** Two sentences about the style, where there is room for them. */
  description?: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One style with its picture and price. */
export function HairstyleCard({ hairstyle, sizes, priority = 'near', description, children }: HairstyleCardProps) {
  const { id, title, price, time, picture } = hairstyle;
  return (
    <article className={css.card} aria-labelledby={`card-${id}`}>
      <Link className={css.lead} href={`/styles/${id}`} aria-labelledby={`card-${id}`}>
        <div className={css.frame} data-travels="">
          <Picture {...picture} sizes={sizes} priority={priority} className={css.picture} />
        </div>
        <h3 id={`card-${id}`} className={css.title}>
          {title}
        </h3>
      </Link>
      <p className={css.price}>
        {price} {time && <span className={css.time}>· {time}</span>}
      </p>
      {description && <p className={css.text}>{description}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </article>
  );
}

/** Cards side by side: `few` that only name their style, or `all` with a text each. */
export function HairstyleGrid({ show, children }: { show: keyof typeof css.grid; children: ReactNode }) {
  return <div className={css.grid[show]}>{children}</div>;
}
