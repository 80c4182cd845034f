import { useActorRef } from '@xstate/react';
import { type LightboxActor, lightboxMachine } from '../../machines/lightbox/lightbox.machine';
import { photoKeyboard } from '../effects/keyboard';
import { photoAddress } from '../effects/photo-address';
import { scrollLock } from '../effects/scroll-lock';
import { growFrom } from '../effects/view-transition';
import { inspectOptions } from './inspect';
import { useRootActors } from './root';

const lightboxWithEffects = lightboxMachine.provide({
  actors: { address: photoAddress, keyboard: photoKeyboard, scrollLock },
});

/** The lightbox of a gallery of these photos, in the order in which they stand. */
export function useLightbox(photos: readonly { id: string }[]): LightboxActor {
  const { inspect } = useRootActors().world;
  return useActorRef(lightboxWithEffects, {
    input: { photos: photos.map(photo => photo.id) },
    ...inspectOptions(inspect),
  });
}

/** Opens a photo so that its thumbnail grows into it. */
export function openPhoto(lightbox: LightboxActor, index: number, thumbnail: HTMLElement): void {
  growFrom(thumbnail.querySelector('img'), () => lightbox.send({ type: 'photo.open', index }));
}

export type { LightboxActor } from '../../machines/lightbox/lightbox.machine';
