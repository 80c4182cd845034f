import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LightboxActor } from '../../actors/gallery';
import { savesData } from '../../actors/lightbox';
import { hiddenVisually } from '../../theme/hidden.css';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { Caption } from './Caption';
import type { GalleryPhoto } from './gallery-photo';
import * as css from './Lightbox.css';
import { LightboxBar } from './LightboxBar';
import * as styles from './lightbox-styles';
import { neighbours } from './neighbours';
import { RoundButton } from './RoundButton';
import { Slide } from './Slide';

export { lightboxFor } from '../../actors/lightbox';

interface LightboxProps {
  /** Every photo of the gallery; the machine knows which of them are shown. */
  photos: readonly GalleryPhoto[];
  lightbox: LightboxActor;
}

/** One picture over the whole window. Mounted while its machine is `open`. */
export function Lightbox({ photos, lightbox }: LightboxProps) {
  const open = useSelector(lightbox, snapshot => snapshot.hasTag('open'));
  const walked = useSelector(lightbox, snapshot => snapshot.context.photos);
  const index = useSelector(lightbox, snapshot => snapshot.context.index);
  const lastShownThumbnail = useCallback(() => {
    const { photos: ids, index: last } = lightbox.getSnapshot().context;
    return document.querySelector<HTMLElement>(`[data-photo="${ids[last]}"]`);
  }, [lightbox]);
  const photoOf = (id: string | undefined) => photos.find(photo => photo.id === id);
  const photo = photoOf(walked[index]);
  if (!open || !photo) return null;
  const position = `${index + 1} of ${walked.length}`;
  return (
    <ModalDialog
      className={css.lightbox}
      aria-label="Gallery picture"
      onClose={() => lightbox.send({ type: 'lightbox.close' })}
      returnFocusTo={lastShownThumbnail}
    >
      <div style={styles.ground} data-stage-around="" />
      <p role="status" className={hiddenVisually}>
        Picture {position}: {photo.alt}
      </p>
      <LightboxBar lightbox={lightbox} position={position} />
      <div className={css.stage} data-stage="" tabIndex={-1}>
        <div style={styles.whole} data-rail="">
          {neighbours(walked, index, savesData()).map(({ id, place }) => {
            const one = photoOf(id);
            return one && <Slide key={id} photo={one} place={place} />;
          })}
        </div>
      </div>
      <div className={css.foot}>
        <RoundButton look="previous" label="Previous picture" onClick={() => lightbox.send({ type: 'photo.previous' })}>
          <Icon name="previous" />
        </RoundButton>
        <Caption photo={photo} lightbox={lightbox} />
        <RoundButton look="next" label="Next picture" onClick={() => lightbox.send({ type: 'photo.next' })}>
          <Icon name="next" />
        </RoundButton>
      </div>
    </ModalDialog>
  );
}
