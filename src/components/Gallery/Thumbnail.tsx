import type { GalleryActor } from '../../actors/gallery';
import { Picture, pictureUrl } from '../../ui/Picture/Picture';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';

interface ThumbnailProps {
  photo: GalleryPhoto;
  /** In the first row of a phone, which a visitor sees first. */
  isFirst: boolean;
  gallery: GalleryActor;
}

/** One picture of the gallery. */
export function Thumbnail({ photo, isFirst, gallery }: ThumbnailProps) {
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
          sizes="(min-width: 78rem) 13.25rem, (min-width: 60em) 16.5vw, 43.5vw"
          turn={isFirst ? 'first' : 'near'}
          className={css.picture}
        />
      </div>
      <span className={css.category}>{photo.category}</span>
      <span className={css.caption}>{photo.caption}</span>
    </a>
  );
}
