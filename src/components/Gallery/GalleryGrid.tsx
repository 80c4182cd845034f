import { memo } from 'react';
import { type GalleryActor, shownPhotos } from '../../actors/gallery';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';
import { Thumbnail } from './Thumbnail';

interface GalleryGridProps {
  photos: readonly GalleryPhoto[];
  /** Id of the one style that is shown; null where all are. */
  style: string | null;
  gallery: GalleryActor;
}

/**
 * The gallery's pictures. Each is a link to itself, so that it opens without scripting too. Rendered again when the filter
 * changes, and not when the lightbox comes: of many pictures that would be felt.
 */
export const GalleryGrid = memo(function GalleryGrid({ photos, style, gallery }: GalleryGridProps) {
  const shown = new Set(shownPhotos({ photos, style }).map(({ id }) => id));
  return (
    <ul className={css.grid} role="list">
      {photos.map((photo, index) => (
        <li key={photo.id} className={css.cell} data-hairstyle={photo.style} hidden={!shown.has(photo.id)}>
          <Thumbnail photo={photo} index={index} gallery={gallery} />
        </li>
      ))}
    </ul>
  );
});
