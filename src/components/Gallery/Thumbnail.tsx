import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { type LightboxActor, openPhoto } from '../../actors/lightbox';
import { Picture, pictureUrl } from '../../ui/Picture/Picture';
import type { GalleryPhoto } from './Gallery';
import * as css from './GalleryGrid.css';

interface ThumbnailProps {
  photo: GalleryPhoto;
  /** Its place in the gallery, counted from 0. */
  index: number;
  lightbox: LightboxActor;
}

/** One picture of the gallery. Each asks for itself whether it was shown last, so that a thousand others need not be drawn anew. */
export const Thumbnail = memo(function Thumbnail({ photo, index, lightbox }: ThumbnailProps) {
  const lastShown = useSelector(lightbox, snapshot => snapshot.context.index === index);
  return (
    <a
      className={css.thumbnail}
      href={pictureUrl(photo.id)}
      aria-haspopup="dialog"
      data-script-first=""
      data-last-shown={lastShown ? '' : undefined}
      onClick={event => {
        event.preventDefault();
        openPhoto(lightbox, index, event.currentTarget);
      }}
    >
      <div className={css.frame}>
        <Picture
          id={photo.id}
          alt={photo.alt}
          sizes="(min-width: 78rem) 13.25rem, (min-width: 60em) 16.5vw, 43.5vw"
          className={css.picture}
        />
      </div>
      <span className={css.category}>{photo.category}</span>
      <span className={css.caption}>{photo.caption}</span>
    </a>
  );
});
