import type { GalleryActor } from '../../actors/gallery';
import { Picture, pictureUrl } from '../../ui/Picture/Picture';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';

/** In narrow windows there are two columns, otherwise rows of three and of four. */
const OF_TWO = '(min-width: 40em) calc(46vw - 0.75rem), calc(50vw - 1.625rem)';
const OF_THREE = `(min-width: 120rem) 27rem, (min-width: 104rem) calc(25vw - 3rem), (min-width: 78rem) 23rem, (min-width: 60em) calc(30.7vw - 1rem), ${OF_TWO}`;
const OF_FOUR = `(min-width: 120rem) 19.9rem, (min-width: 104rem) calc(18.75vw - 2.625rem), (min-width: 78rem) 16.875rem, (min-width: 60em) calc(23vw - 1.125rem), ${OF_TWO}`;

interface ThumbnailProps {
  photo: GalleryPhoto;
  /** Index in the whole gallery. The first two are not lazy. */
  index: number;
  /** Whether it is in a row of four. */
  ofFour: boolean;
  gallery: GalleryActor;
}

/** One picture of the gallery. */
export function Thumbnail({ photo, index, ofFour, gallery }: ThumbnailProps) {
  return (
    <a
      className={css.thumbnail}
      href={pictureUrl(photo.id)}
      aria-haspopup="dialog"
      data-script-first=""
      data-photo={photo.id}
      onClick={event => {
        event.preventDefault();
        gallery.send({ type: 'photo.open', photo: photo.id });
      }}
    >
      <div className={css.frame}>
        <Picture
          id={photo.id}
          alt={photo.alt}
          sizes={ofFour ? OF_FOUR : OF_THREE}
          priority={index < 2 ? 'first' : 'near'}
          className={css.picture}
        />
      </div>
      <span className={css.category}>{photo.category}</span>
      <span className={css.caption}>{photo.caption}</span>
      <span className={css.price}>{[photo.price, photo.time].filter(Boolean).join(' · ')}</span>
    </a>
  );
}
