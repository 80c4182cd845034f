import { Picture } from '../../ui/Picture/Picture';

/** Braiding hands, beside the page's heading. */
export const Welcome = () => (
  <Picture
    id="gallery-braiding-hands"
    alt=""
    sizes="(min-width: 60em) min(32vw, 32rem), (min-width: 30em) 22vw, 6.5rem"
    priority="first"
  />
);
