import { memo } from 'react';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';
import { Thumbnail } from './Thumbnail';

interface GalleryGridProps {
  photos: readonly GalleryPhoto[];
  /** Those that the filter lets through. */
  shown: readonly { id: string }[];
  /** Somebody seems about to open one. */
  preload: () => void;
  open: (photo: string, thumbnail: HTMLAnchorElement) => void;
}

/**
 * The gallery's pictures. Each is a link to itself, so that it opens without scripting too. Drawn anew when the filter
 * changes, and not when the lightbox comes: of many pictures that would be felt.
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
