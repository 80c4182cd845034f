import { useSelector } from '@xstate/react';
import type { PhotoLoadingActor } from '../../../machines/photo-loading/photo-loading.machine';
import type { GalleryPhoto } from '../../derived/gallery-photographs';
import { mark } from '../../effects/marks';
import { Button } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { pictureSize } from '../../ui/Picture/sources';
import * as css from './Lightbox.css';

interface SlideProps {
  photo: GalleryPhoto;
  /** Whether this is the shown photo, or the next or previous one, which a swipe moves into view. */
  place: keyof typeof css.slides;
  loading: PhotoLoadingActor;
}

const fitting = ({ width, height }: { width: number; height: number }) => `min(100cqw, ${width / height} * 100cqh)`;

/** One photo of the lightbox: loading, shown, or failed with *Try again*. */
export function Slide({ photo, place, loading }: SlideProps) {
  const slow = useSelector(loading, snapshot => snapshot.hasTag('slow'));
  const failed = useSelector(loading, snapshot => snapshot.hasTag('failed'));
  const waits = place === 'shown' ? {} : { inert: true, 'aria-hidden': true };
  return (
    <div className={css.slides[place]} {...mark('slide', place)} {...waits}>
      {failed ? (
        <div className={css.frame}>
          <div className={css.note}>
            <p role="alert">This picture couldn’t be loaded.</p>
            <Button tone="onBanner" onClick={() => loading.send({ type: 'photo.retry' })}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div className={css.frame} {...mark('frame')}>
          <Picture
            id={photo.id}
            alt={photo.alt}
            sizes="100vw"
            priority={place === 'shown' ? 'first' : 'ahead'}
            className={css.image}
            style={{ width: fitting(pictureSize(photo.id)) }}
            draggable={false}
            onLoad={() => loading.send({ type: 'photo.loaded' })}
            onError={() => loading.send({ type: 'photo.failed' })}
          />
        </div>
      )}
      {slow && (
        <div className={css.frame}>
          <p className={css.late}>Loading the picture…</p>
        </div>
      )}
    </div>
  );
}
