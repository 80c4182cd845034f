import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedStyle } from '../../derived/style-list';
import { mark } from '../../effects/marks';
import { NoBreak } from '../../ui/NoBreak/NoBreak';
import { Picture, type Priority } from '../../ui/Picture/Picture';
import * as css from './HairstyleCard.css';

interface HairstyleCardProps {
  hairstyle: ListedStyle;
  sizes: string;
  priority?: Priority;
  /** Two sentences about the style. */
  description?: string;
  /** The card's button and links. */
  children?: ReactNode;
}

export function HairstyleCard({ hairstyle, sizes, priority = 'near', description, children }: HairstyleCardProps) {
  const { id, title, price, time, picture } = hairstyle;
  return (
    <article className={css.card} aria-labelledby={`card-${id}`}>
      <Link className={css.lead} href={`/styles/${id}`} aria-labelledby={`card-${id}`}>
        <div className={css.frame} {...mark('transition-start')}>
          <Picture {...picture} sizes={sizes} priority={priority} className={css.picture} />
        </div>
        <h3 id={`card-${id}`} className={css.title}>
          {title}
        </h3>
      </Link>
      <p className={css.price}>
        {price}
        {time && (
          <span className={css.time}>
            {'\u00a0· '}
            <span>{time}</span>
          </span>
        )}
      </p>
      {description && (
        <p className={css.text}>
          <NoBreak text={description} />
        </p>
      )}
      {children && <div className={css.actions}>{children}</div>}
    </article>
  );
}

/** Cards side by side: `all` shows a text on each card, `row` and `three` show none. */
export function HairstyleGrid({ show, children }: { show: keyof typeof css.grid; children: ReactNode }) {
  return <div className={css.grid[show]}>{children}</div>;
}
