import { useSelector } from '@xstate/react';
import { gallery as galleryOf } from '../../actors/gallery';
import { useSiteActor } from '../../actors/site';
import { lateCode } from '../../ui/Deferred/late-code';
import { ErrorBoundary, FailureNotice } from '../ErrorBoundary/ErrorBoundary';
import { GalleryGrid } from './GalleryGrid';
import type { GalleryPhoto } from './gallery-photo';
import { type FilterStyle, StyleFilter } from './StyleFilter';

interface GalleryProps {
  photos: readonly GalleryPhoto[];
  /** Options of the filter. */
  styles: readonly FilterStyle[];
}

/** The lightbox's code loads on demand. */
export const lightbox = lateCode(() => import('./Lightbox'));

export const gallery = (photos: readonly GalleryPhoto[]) =>
  galleryOf(photos, async () => (await lightbox.load()).lightboxCode());

/** The gallery: filter, pictures and lightbox. */
export function Gallery({ photos, styles }: GalleryProps) {
  const gallery = useSiteActor('gallery');
  const style = useSelector(gallery, snapshot => snapshot.context.style);
  const open = useSelector(gallery, snapshot =>
    snapshot.matches({ lightbox: 'open' }) ? snapshot.context.lightbox : undefined,
  );
  const failed = useSelector(gallery, snapshot => snapshot.hasTag('failed'));
  const Lightbox = lightbox.now?.Lightbox;
  return (
    <>
      <StyleFilter styles={styles} gallery={gallery} />
      <GalleryGrid photos={photos} style={style} gallery={gallery} />
      {failed && (
        <FailureNotice what="The full-screen viewer" onRetry={() => gallery.send({ type: 'failure.retry' })} />
      )}
      {open && Lightbox && (
        <ErrorBoundary key={open.sessionId} instead={null}>
          <Lightbox photos={photos} lightbox={open} />
        </ErrorBoundary>
      )}
    </>
  );
}
