import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/use-site';
import { ErrorBoundary, FailureNotice } from '../ErrorBoundary/ErrorBoundary';
import { GalleryGrid } from './GalleryGrid';
import { lightbox } from './late-lightbox';
import { StyleFilter } from './StyleFilter';

const VIEWER = 'The full-screen viewer';

export function Gallery() {
  const gallery = useSiteActor('gallery');
  const isOpen = useSelector(gallery, snapshot => snapshot.matches({ lightbox: 'open' }));
  /** The lightbox that is open or was last open. */
  const last = useSelector(
    gallery,
    snapshot => snapshot.children.lightbox,
    (before, now) => now === undefined || now === before,
  );
  const failed = useSelector(gallery, snapshot => snapshot.hasTag('failed'));
  const Lightbox = lightbox.now?.Lightbox;
  const reopen = () => gallery.send({ type: 'photo.open', photo: gallery.getSnapshot().context.photo });
  return (
    <>
      <StyleFilter />
      <GalleryGrid />
      {failed && <FailureNotice what={VIEWER} onRetry={() => gallery.send({ type: 'failure.retry' })} />}
      <ErrorBoundary
        key={last?.sessionId}
        instead={<FailureNotice what={VIEWER} onRetry={reopen} />}
        onError={() => last?.send({ type: 'lightbox.close' })}
      >
        {isOpen && last && Lightbox && <Lightbox lightbox={last} />}
      </ErrorBoundary>
    </>
  );
}
