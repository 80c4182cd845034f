import { shownTerms } from '../../content/shown-terms';
import * as css from './Terms.css';

/** The salon's terms in a few lines; while the owner has written none, a line that says so. */
export function Terms() {
  if (shownTerms.length === 0) return <p className={css.text}>Ask us about deposits, children and parking.</p>;
  return (
    <dl className={css.list}>
      {shownTerms.map(({ name, text }) => (
        <div key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
