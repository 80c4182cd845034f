import { useSelector } from '@xstate/react';
import { galleryFilter, shownPhotos, useGallery } from '../../actors/gallery';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { GalleryGrid } from './GalleryGrid';
import type { GalleryPhoto } from './gallery-photo';
import { type FilterStyle, StyleFilter } from './StyleFilter';

interface GalleryProps {
  photos: readonly GalleryPhoto[];
  /** The hairstyles to choose from. */
  styles: readonly FilterStyle[];
}

const loadLightbox = () => import('./Lightbox');

export { galleryFilter };

/** The pictures, of every style or of one, and the full-screen look at one of them. */
export function Gallery({ photos, styles }: GalleryProps) {
  const { filter, lightbox, Lightbox, preload, open } = useGallery(loadLightbox);
  const shown = useSelector(filter, snapshot => shownPhotos(snapshot.context));
  return (
    <>
      <StyleFilter styles={styles} filter={filter} />
      <GalleryGrid photos={photos} shown={shown} preload={preload} open={open} />
      {lightbox && Lightbox && (
        <ErrorBoundary instead={null}>
          <Lightbox photos={photos} lightbox={lightbox} />
        </ErrorBoundary>
      )}
    </>
  );
}
