import type { LightboxActor } from '../../actors/lightbox';
import type { GalleryPhoto } from './Gallery';
import * as css from './GalleryGrid.css';
import { Thumbnail } from './Thumbnail';

interface GalleryGridProps {
  photos: readonly GalleryPhoto[];
  lightbox: LightboxActor;
}

/** The gallery's pictures. Each is a link to itself, so that it opens without scripting too. */
export function GalleryGrid({ photos, lightbox }: GalleryGridProps) {
  return (
    <ul className={css.grid} role="list">
      {photos.map((photo, index) => (
        <li key={photo.id} className={css.cell}>
          <Thumbnail photo={photo} index={index} lightbox={lightbox} />
        </li>
      ))}
    </ul>
  );
}
