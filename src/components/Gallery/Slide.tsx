import { useSelector } from '@xstate/react';
import { usePhotoLoading } from '../../actors/lightbox';
import { Button } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import type { GalleryPhoto } from './Gallery';
import * as css from './Slide.css';

interface SlideProps {
  photo: GalleryPhoto;
  /** The one that is shown, or the one that waits before or after it, where a finger can pull it in. */
  place: keyof typeof css.slide;
}

/** One photo as large as the stage: on its way, there, or lost until it is tried again. */
export function Slide({ photo, place }: SlideProps) {
  const loading = usePhotoLoading();
  const attempt = useSelector(loading, snapshot => snapshot.context.attempt);
  const late = useSelector(loading, snapshot => snapshot.hasTag('late'));
  const lost = useSelector(loading, snapshot => snapshot.hasTag('lost'));
  const waits = place === 'shown' ? {} : { inert: true, 'aria-hidden': true };
  return (
    <div className={css.slide[place]} data-slide={place} {...waits}>
      {lost ? (
        <div className={css.note}>
          <p role="alert">This picture could not be loaded.</p>
          <Button tone="onBanner" onClick={() => loading.send({ type: 'photo.retry' })}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={css.frame} data-frame="">
          <Picture
            key={attempt}
            id={photo.id}
            alt={photo.alt}
            sizes="100vw"
            priority={place === 'shown'}
            ahead={place !== 'shown'}
            className={place === 'shown' ? css.picture.shown : css.picture.waiting}
            draggable={false}
            onLoad={() => loading.send({ type: 'photo.loaded' })}
            onError={() => loading.send({ type: 'photo.failed' })}
          />
        </div>
      )}
      {late && <p className={css.late}>Loading the picture…</p>}
    </div>
  );
}
