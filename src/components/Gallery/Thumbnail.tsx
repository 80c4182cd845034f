import type { GalleryActor } from '../../../machines/gallery/gallery.machine';
import { mark } from '../../effects/marks';
import { Picture } from '../../ui/Picture/Picture';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';

/** The container's content width in windows of 40 em and more. */
const container = 'min(92vw, 72rem)';
/** The same in windows of 104 em and more. */
const wideContainer = 'min(75vw - 6rem, 84rem)';
/** The width of `span` of the container's twelve columns, with the gaps between them, and `wider` rem more. */
const columns = (span: number, gap: number, wider: number, within = container) =>
  `calc((${within} + ${gap}rem) * ${span / 12} + ${wider - gap}rem)`;

/**
 * How many rem a large picture is wider than its columns: about `wider` of GalleryGrid.css.ts. `columns` gets this times
 * 1 for a large picture, 0 for one in a row of equal ones, and less than 0 for one beside a large one.
 */
const widerDesktop = 2;
const widerTablet = 1.4;

/** Phones with screens so dense that a file with three quarters of the width looks as sharp; it weighs a third less. */
const sharp = '(min-resolution: 2.5dppx)';

/** The `sizes` attribute of the picture at a place of the grid; must agree with GalleryGrid.css.ts. */
function sizesAt(place: number, count: number): string {
  if (count < 2)
    return `(min-width: 104em) ${columns(7, 4, 0, wideContainer)}, (min-width: 40em) ${columns(7, 4, 0)}, 92vw`;
  const wide = place - (place % 5) + 5 > count ? 4 : place % 10 === 0 || place % 10 === 7 ? 6 : 3;
  const ofTwo = place % 5 > 2 || place - (place % 5) + 3 > count;
  const narrow = ofTwo ? 6 : place % 10 === 0 || place % 10 === 6 ? 8 : 4;
  const rest = count - place;
  // The large picture's width is rounded down, so that many phones fetch the next smaller file, which looks as sharp.
  const phone = place % 5 === 0 && (rest > 4 || rest % 2) ? '96vw - 2rem' : '50vw - 1.625rem';
  const more = ((wide - 4) / 2) * widerDesktop;
  return `(min-width: 104em) ${columns(wide, 1.5, more, wideContainer)}, (min-width: 60em) ${columns(wide, 1.5, more)}, (min-width: 40em) ${columns(narrow, 2, ((narrow - 6) / 2) * widerTablet)}, ${sharp} calc((${phone}) * .75), calc(${phone})`;
}

interface ThumbnailProps {
  photo: GalleryPhoto;
  href: string;
  /** Index in the whole gallery. The first two pictures are not lazy. */
  index: number;
  /** The picture's index among the pictures shown. */
  place: number;
  /** Number of pictures shown. */
  count: number;
  gallery: GalleryActor;
}

/** One picture of the gallery. */
export function Thumbnail({ photo, href, index, place, count, gallery }: ThumbnailProps) {
  const price = [photo.price, photo.time].filter(Boolean).join(' · ');
  return (
    <a
      className={css.thumbnail}
      href={href}
      aria-haspopup="dialog"
      aria-label={`${photo.caption} ${photo.category} ${price}`}
      aria-describedby={`look-${photo.id}`}
      data-script-first=""
      {...mark('photo', photo.id)}
      onClick={event => {
        // With a modifier key, the browser itself opens a tab or a window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        gallery.send({ type: 'photo.open', photo: photo.id });
      }}
    >
      <div className={css.frame} id={`look-${photo.id}`}>
        <Picture
          id={photo.id}
          alt={photo.alt}
          sizes={sizesAt(place, count)}
          priority={index < 2 ? 'first' : 'near'}
          className={css.picture}
        />
      </div>
      <span className={css.caption}>{photo.caption}</span>{' '}
      <span className={css.facts}>
        <span className={css.category}>{photo.category}</span> <span>{price}</span>
      </span>
    </a>
  );
}
