import { memo } from 'react';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';
import { Thumbnail } from './Thumbnail';

interface GalleryGridProps {
  photos: readonly GalleryPhoto[];
  /** Ids of the photos that the filter shows. */
  shown: readonly { id: string }[];
  /** A visitor is about to open a picture. */
  preload: () => void;
  open: (photo: string, thumbnail: HTMLAnchorElement) => void;
}

/**
 * The gallery's pictures. Each links to its file, so it opens without scripts, too. Memoized: opening the lightbox does not
 * re-render the pictures, only the filter does.
 */
export const GalleryGrid = memo(function GalleryGrid({ photos, shown, preload, open }: GalleryGridProps) {
  const ids = new Set(shown.map(({ id }) => id));
  return (
    <ul className={css.grid} role="list" onPointerOver={preload} onFocus={preload}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={css.cell} data-hairstyle={photo.style} hidden={!ids.has(photo.id)}>
          <Thumbnail photo={photo} index={index} open={open} />
        </li>
      ))}
    </ul>
  );
});
