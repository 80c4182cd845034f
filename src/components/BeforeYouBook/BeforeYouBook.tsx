import { shownTerms, termsNote } from '../../content/shown-terms';
import * as css from './BeforeYouBook.css';

/** The salon's terms, a line each: on the services page, in the form, or folded under a style's price; nothing if the owner has written none. */
export function BeforeYouBook({ on }: { on: keyof typeof css.on }) {
  const Heading = on === 'form' ? 'h3' : 'h2';
  if (shownTerms.length === 0) return null;
  const Part = on === 'stylePage' ? 'details' : 'div';
  return (
    <Part className={css.on[on]}>
      {on === 'stylePage' ? (
        <summary className={css.summary}>Before you book</summary>
      ) : (
        <Heading className={css.heading}>Before you book</Heading>
      )}
      <dl className={css.list}>
        {shownTerms.map(({ name, text }) => (
          <div key={name} className={css.line}>
            <dt className={css.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {termsNote && <p className={css.note}>{termsNote}</p>}
    </Part>
  );
}
