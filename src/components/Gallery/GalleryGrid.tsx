import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { shownPhotos } from '../../../machines/gallery/gallery.machine';
import { useSiteActor } from '../../actors/use-site';
import { galleryPhotographs as photos } from '../../derived/gallery-photographs';
import { pictureUrl } from '../../ui/Picture/Picture';
import { useHydrated } from '../../ui/use-hydrated';
import * as css from './GalleryGrid.css';
import { Thumbnail } from './Thumbnail';

/**
 * The gallery's pictures. Each links to its file, which opens without scripts; once the page is hydrated, to its address in
 * the gallery, for a new tab or a copied link. The component is memoized: filtering renders the pictures again, but
 * opening the lightbox does not.
 */
export const GalleryGrid = memo(function GalleryGrid() {
  const style = useSelector(useSiteActor('gallery'), snapshot => snapshot.context.style);
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
            />
          </li>
        );
      })}
    </ul>
  );
});
