import { useActorRef } from '@xstate/react';
import { type CallbackActorLogic, sendParent } from 'xstate';
import { type LightboxActor, lightboxMachine, type ZoomCommand } from '../../machines/lightbox/lightbox.machine';
import type { LateActor } from '../../machines/page';
import { type PhotoLoadingActor, photoLoadingMachine } from '../../machines/photo-loading/photo-loading.machine';
import type { SiteActor } from '../../machines/site/site.machine';
import { type ZoomActor, zoomMachine } from '../../machines/zoom/zoom.machine';
import { focusFirst } from '../effects/focus';
import { gestures } from '../effects/gestures';
import { zoomKeyboard } from '../effects/keyboard';
import { linkToPhoto, photoAddress } from '../effects/photo-address';
import { savesData } from '../effects/save-data';
import { scrollLock } from '../effects/scroll-lock';
import { shareLink } from '../effects/share-link';
import { inspectOptions } from './inspect';

const zoomWithEffects = zoomMachine.provide({
  actors: { gestures, zoomKeyboard },
  actions: {
    turnPhoto: sendParent((_, { turn }) => ({ type: `photo.${turn}` })),
    dismiss: sendParent({ type: 'lightbox.close' }),
  },
});

/** The lightbox of a gallery that shows `shown()` at the time. */
export const lightboxFor = (site: SiteActor, shown: () => readonly string[]): LateActor => ({
  logic: lightboxMachine.provide({
    actors: {
      address: photoAddress(shown),
      scrollLock,
      // The lightbox's machine knows of no other: to it the zoom is somebody who listens.
      zoom: zoomWithEffects as unknown as CallbackActorLogic<ZoomCommand>,
    },
    actions: {
      sharePhoto: async (_, { photo }) => {
        const link = linkToPhoto(photo);
        const sharing = await shareLink(link, document.title);
        if (sharing === 'copied') site.send({ type: 'link.copied' });
        if (sharing === 'impossible') site.send({ type: 'link.failed', link });
      },
    },
  }),
  input: {},
});

/** The zoom of the open lightbox. */
export function zoomOf(lightbox: LightboxActor): ZoomActor {
  return lightbox.getSnapshot().children.zoom as unknown as ZoomActor;
}

const photoLoadingWithEffects = photoLoadingMachine.provide({
  actions: { focusStage: () => focusFirst('[data-stage]') },
});

/** The way of one photo to the screen, which begins and ends with the component that shows the photo. */
export function usePhotoLoading(): PhotoLoadingActor {
  return useActorRef(photoLoadingWithEffects, { id: 'lightbox.photoLoading', ...inspectOptions() });
}

export type { LightboxActor } from '../../machines/lightbox/lightbox.machine';
export type { ZoomActor } from '../../machines/zoom/zoom.machine';
export { savesData };
