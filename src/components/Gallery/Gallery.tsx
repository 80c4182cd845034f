import { useSelector } from '@xstate/react';
import { useLightbox } from '../../actors/lightbox';
import { GalleryGrid } from './GalleryGrid';
import { Lightbox } from './Lightbox';

export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** Short name of the hairstyle it shows. */
  category: string;
}

/** The pictures and the full-screen look at one of them. */
export function Gallery({ photos }: { photos: readonly GalleryPhoto[] }) {
  const lightbox = useLightbox(photos);
  const open = useSelector(lightbox, snapshot => snapshot.hasTag('open'));
  return (
    <>
      <GalleryGrid photos={photos} lightbox={lightbox} />
      {open && <Lightbox photos={photos} lightbox={lightbox} />}
    </>
  );
}
