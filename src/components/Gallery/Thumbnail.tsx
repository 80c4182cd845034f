import { Picture, pictureUrl } from '../../ui/Picture/Picture';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';

/** On narrower windows all are equally large. */
const NARROW = '(min-width: 40em) calc(46vw - 0.75rem), calc(50vw - 1.625rem)';
const LARGE = `(min-width: 120rem) 41.25rem, (min-width: 104rem) calc(37.5vw - 3.75rem), (min-width: 78rem) 35.25rem, (min-width: 60em) calc(46vw - 0.75rem), ${NARROW}`;
const MEDIUM = `(min-width: 120rem) 27rem, (min-width: 104rem) calc(25vw - 3rem), (min-width: 78rem) 23rem, (min-width: 60em) calc(30.7vw - 1rem), ${NARROW}`;

interface ThumbnailProps {
  photo: GalleryPhoto;
  /** Its place in the whole gallery: of each five the first two are large, and the first row is fetched first. */
  index: number;
  open: (photo: string, thumbnail: HTMLAnchorElement) => void;
}

/** One picture of the gallery. */
export function Thumbnail({ photo, index, open }: ThumbnailProps) {
  return (
    <a
      className={css.thumbnail}
      href={pictureUrl(photo.id)}
      aria-haspopup="dialog"
      data-script-first=""
      data-photo={photo.id}
      onClick={event => {
        event.preventDefault();
        open(photo.id, event.currentTarget);
      }}
    >
      <div className={css.frame}>
        <Picture
          id={photo.id}
          alt={photo.alt}
          sizes={index % 5 < 2 ? LARGE : MEDIUM}
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
