import { container } from '../../ui/Section/Section.css';
import { wordsOf } from '../Toasts/toast-words';
import { Reach } from './Part';
import * as css from './Part.css';

const { title, detail } = wordsOf({ kind: 'page.failed' });

/** In place of a page to which Back or Forward has led and whose code does not come. */
export function PageLost() {
  return (
    <div className={container}>
      <div className={css.lost} role="alert">
        <h1 className={css.lostTitle} tabIndex={-1}>
          {title}
        </h1>
        <p>{detail}</p>
        <p>
          You can always <Reach />.
        </p>
      </div>
    </div>
  );
}
