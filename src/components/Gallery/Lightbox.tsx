import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type LightboxActor, slidesOf } from '../../../machines/lightbox/lightbox.machine';
import { galleryPhotographs } from '../../derived/gallery-photographs';
import { mark } from '../../effects/marks';
import { hiddenVisually } from '../../theme/hidden.css';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { Caption } from './Caption';
import * as css from './Lightbox.css';
import { LightboxBar, RoundButton } from './LightboxBar';
import { Slide } from './Slide';

export function Lightbox({ lightbox }: { lightbox: LightboxActor }) {
  const context = useSelector(lightbox, snapshot => snapshot.context);
  const zoom = useSelector(lightbox, snapshot => snapshot.children.zoom);
  const description = useId();
  const photoOf = (id: string) => galleryPhotographs.find(photo => photo.id === id);
  const photo = photoOf(context.photo);
  if (!photo || !zoom) return null;
  const position = `${context.photos.indexOf(photo.id) + 1} of ${context.photos.length}`;
  const turnButton = (turn: 'previous' | 'next', label: string) => (
    <RoundButton look={turn} label={label} onClick={() => lightbox.send({ type: 'photo.turn', turn })}>
      <Icon name={turn} />
    </RoundButton>
  );
  return (
    <ModalDialog
      className={css.lightbox}
      aria-label="Gallery picture"
      aria-describedby={description}
      onClose={() => lightbox.send({ type: 'lightbox.close' })}
    >
      <div className={css.ground} {...mark('stage-around')} />
      <p id={description} role="status" className={hiddenVisually}>
        {`Picture ${position}: ${photo.alt}`}
      </p>
      <LightboxBar lightbox={lightbox} zoom={zoom} position={position} />
      <div className={css.stage} {...mark('stage')} tabIndex={-1}>
        <div className={css.whole} {...mark('track')}>
          {slidesOf(context).map(({ photo: id, place }) => {
            const [one, loading] = [photoOf(id), context.loading[id]];
            return one && loading && <Slide key={id} photo={one} place={place} loading={loading} />;
          })}
        </div>
      </div>
      <div className={css.foot}>
        {turnButton('previous', 'Previous picture')}
        <Caption photo={photo} lightbox={lightbox} />
        {turnButton('next', 'Next picture')}
      </div>
    </ModalDialog>
  );
}
