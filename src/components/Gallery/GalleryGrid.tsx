import { memo } from 'react';
import { type GalleryActor, shownPhotos } from '../../../machines/gallery/gallery.machine';
import { pictureUrl } from '../../ui/Picture/Picture';
import { useHydrated } from '../../ui/use-hydrated';
import * as css from './GalleryGrid.css';
import type { GalleryPhoto } from './gallery-photo';
import { Thumbnail } from './Thumbnail';

interface GalleryGridProps {
  photos: readonly GalleryPhoto[];
  /** Id of the style shown; null for all. */
  style: string | null;
  gallery: GalleryActor;
}

/**
 * The gallery's pictures. Each links to its file, which opens without scripts; once the page is hydrated, to its address in
 * the gallery, for a new tab or a copied link. The component is memoized: filtering renders the pictures again, but
 * opening the lightbox does not.
 */
export const GalleryGrid = memo(function GalleryGrid({ photos, style, gallery }: GalleryGridProps) {
  const hydrated = useHydrated();
  const shown = shownPhotos({ photos, style }).map(({ id }) => id);
  return (
    <ul className={css.grid} role="list">
      {photos.map((photo, index) => {
        const place = shown.indexOf(photo.id);
        return (
          <li key={photo.id} className={css.cell} data-hairstyle={photo.style} hidden={place < 0}>
            <Thumbnail
              photo={photo}
              href={hydrated ? `?photo=${photo.id}` : pictureUrl(photo.id)}
              index={index}
              place={place}
              count={shown.length}
              gallery={gallery}
            />
          </li>
        );
      })}
    </ul>
  );
});
