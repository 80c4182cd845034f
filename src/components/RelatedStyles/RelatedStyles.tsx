import { Link } from 'wouter';
import { Picture } from '../../ui/Picture/Picture';
import { Unbroken } from '../../ui/Unbroken/Unbroken';
import type { ShownHairstyle } from '../HairstyleCard/HairstyleCard';
import * as css from './RelatedStyles.css';

export interface RelatedStyle extends ShownHairstyle {
  /** How this style differs from the style of the page. */
  why: string;
}

/** Related styles, each with its picture and with how it differs. */
export function RelatedStyles({ styles }: { styles: readonly RelatedStyle[] }) {
  return (
    <ul className={css.list} role="list">
      {styles.map(({ id, title, price, time, picture, why }) => (
        <li key={id} className={css.entry}>
          <div className={css.frame}>
            <Picture id={picture.id} alt="" sizes="5rem" />
          </div>
          <div>
            <Link className={css.link} href={`/styles/${id}`}>
              {title}
            </Link>
            <p>{why}</p>
            <p className={css.price}>
              <Unbroken text={[price, time].filter(Boolean).join(' · ')} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
