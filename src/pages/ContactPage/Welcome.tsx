import tail from '../../ui/Braid/braid-tail.svg';
import { Picture } from '../../ui/Picture/Picture';
import * as css from './ContactPage.css';
import fall from './fall.svg';

/** Braiding hands, beside the page's heading. */
export const Welcome = () => (
  <Picture
    id="gallery-braiding-hands"
    alt=""
    sizes="(min-width: 60em) min(32vw, 32rem), (min-width: 30em) 22vw, 6.5rem"
    priority="first"
  />
);

/** On a phone, the strands of the picture in the page's head become a braid above the form, which ends in a cuff and loose hair. */
export function Hair() {
  return (
    <svg className={css.hair} width="100%" height="44" overflow="visible" aria-hidden="true">
      <svg x="64" y="-208" height="200" aria-hidden="true">
        <image href={fall} x="-46" width="100%" height="200" preserveAspectRatio="xMaxYMin slice" />
      </svg>
      <image href={tail} width="44" height="72" transform="matrix(0 1 -1 0 72 -60)" />
    </svg>
  );
}
