import * as css from './Wordmark.css';

/** Longer than this, in characters, a name does not fit beside the menu of a phone. */
const LONG = 12;

/** The salon's sign: an arch, a sun and a braid passing before it, then the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={css.wordmark}>
      <svg viewBox="0 0 40 48" width="33" height="40" fill="none" aria-hidden="true">
        <path className={css.arch} strokeWidth="1.5" d="M2 47V20a18 18 0 0136 0v27" />
        <circle className={css.sun} cx="20" cy="20" r="12.500" />
        <g className={css.braid} strokeWidth="3.4" strokeLinecap="round">
          <path d="M15.500 12c0 5 9 5 9 10s-9 5-9 10 9 5 9 10" />
          <path d="M24.500 12c0 5-9 5-9 10s9 5 9 10-9 5-9 10" />
        </g>
      </svg>
      <span className={name.length > LONG ? css.longName : css.name}>{name}</span>
    </span>
  );
}
