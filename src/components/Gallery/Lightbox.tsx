import { useSelector } from '@xstate/react';
import type { LightboxActor } from '../../actors/lightbox';
import { hiddenVisually } from '../../theme/hidden.css';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { Picture } from '../../ui/Picture/Picture';
import type { GalleryPhoto } from './Gallery';
import * as css from './Lightbox.css';

interface LightboxProps {
  photos: readonly GalleryPhoto[];
  lightbox: LightboxActor;
}

const lastShownThumbnail = () => document.querySelector<HTMLElement>('[data-last-shown]');

/** One picture over the whole window. Mounted while its machine says `open`. */
export function Lightbox({ photos, lightbox }: LightboxProps) {
  const index = useSelector(lightbox, snapshot => snapshot.context.index);
  const photo = photos[index];
  if (!photo) return null;
  const close = () => lightbox.send({ type: 'lightbox.close' });
  return (
    <ModalDialog
      className={css.lightbox}
      aria-label="Gallery picture"
      onClose={close}
      returnFocusTo={lastShownThumbnail}
    >
      <div className={css.bar}>
        <p className={css.counter} aria-hidden="true">
          {index + 1} of {photos.length}
        </p>
        <button type="button" className={css.control} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={css.stage}>
        <Picture key={photo.id} id={photo.id} alt={photo.alt} sizes="100vw" priority className={css.picture} />
      </div>
      <div className={css.foot}>
        <button
          type="button"
          className={css.previous}
          aria-label="Previous picture"
          onClick={() => lightbox.send({ type: 'photo.previous' })}
        >
          <Icon name="previous" />
        </button>
        <p className={css.caption}>
          <span className={css.category}>{photo.category}</span>
          <span>{photo.caption}</span>
        </p>
        <button
          type="button"
          className={css.next}
          aria-label="Next picture"
          onClick={() => lightbox.send({ type: 'photo.next' })}
        >
          <Icon name="next" />
        </button>
      </div>
      <p role="status" className={hiddenVisually}>
        Picture {index + 1} of {photos.length}: {photo.alt}
      </p>
    </ModalDialog>
  );
}
