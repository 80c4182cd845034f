import { useSelector } from '@xstate/react';
import { shownPhotos, useGallery } from '../../actors/gallery';
import { GalleryGrid } from './GalleryGrid';
import { type FilterStyle, StyleFilter } from './StyleFilter';

export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** Id, title and short name of the hairstyle that it shows. */
  style: string;
  title: string;
  category: string;
}

interface GalleryProps {
  photos: readonly GalleryPhoto[];
  /** The hairstyles to choose from. */
  styles: readonly FilterStyle[];
}

const loadLightbox = () => import('./Lightbox');

/** The pictures, of every style or of one, and the full-screen look at one of them. */
export function Gallery({ photos, styles }: GalleryProps) {
  const { filter, awake, warm, open } = useGallery(photos, loadLightbox);
  const shown = useSelector(filter, snapshot => shownPhotos(snapshot.context));
  return (
    <>
      <StyleFilter styles={styles} filter={filter} />
      <GalleryGrid photos={photos} shown={shown} warm={warm} open={open} />
      {awake && <awake.Lightbox photos={photos} lightbox={awake.lightbox} />}
    </>
  );
}
