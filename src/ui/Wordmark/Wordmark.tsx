import { ARCH, STRANDS, SUN } from './logo';
import * as css from './Wordmark.css';

/** A name with more characters than this does not fit beside the menu on a phone. */
const LONG = 12;

/** The salon's logo, an arch, a sun and a braid, followed by its name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={css.wordmark}>
      <svg viewBox="0 0 40 48" width="2.0625rem" height="2.5rem" fill="none" aria-hidden="true">
        <path className={css.arch} strokeWidth="1.5" d={ARCH} />
        <circle className={css.sun} {...SUN} />
        <g className={css.braid} strokeWidth="3.4" strokeLinecap="round">
          {STRANDS.map(strand => (
            <path key={strand} d={strand} />
          ))}
        </g>
      </svg>
      <span className={name.length > LONG ? css.longName : css.name} translate="no">
        {name}
      </span>
    </span>
  );
}
