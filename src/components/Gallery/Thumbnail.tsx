import { useSite } from '../../actors/use-site';
import type { GalleryPhoto } from '../../derived/gallery-photographs';
import { mark } from '../../effects/marks';
import { Picture } from '../../ui/Picture/Picture';
import * as css from './GalleryGrid.css';

/** Phones with screens so dense that a file with three quarters of the width looks as sharp; it weighs a third less. */
const sharp = '(min-resolution: 2.5dppx)';

function sizesAt(place: number, count: number): string {
  const { desktop, tablet, phone, only } = css.widths;
  if (count < 2) return `(min-width: 40em) calc(${only}), 92vw`;
  const inFive = place % 5;
  const isLeftOver = (complete: number) => place - inFive + complete > count;
  const wide = isLeftOver(5) ? 'rest' : [0, 7].includes(place % 10) ? 'large' : 'small';
  const narrow = inFive > 2 || isLeftOver(3) ? 'rest' : [0, 6].includes(place % 10) ? 'large' : 'small';
  const after = count - place;
  const width = phone[inFive === 0 && (after > 4 || after % 2) ? 'large' : 'small'];
  return `(min-width: 60em) calc(${desktop[wide]}), (min-width: 40em) calc(${tablet[narrow]}), ${sharp} calc((${width}) * .75), calc(${width})`;
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
}

export function Thumbnail({ photo, href, index, place, count }: ThumbnailProps) {
  const site = useSite();
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
        site.getSnapshot().children.gallery?.send({ type: 'photo.open', photo: photo.id });
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
