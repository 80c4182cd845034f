import { fromCallback, fromPromise } from 'xstate';
import {
  type GalleryEvent,
  type GalleryPhoto,
  galleryMachine,
  type LightboxCode,
} from '../../machines/gallery/gallery.machine';
import type { LateActor } from '../../machines/page';
import { focusFirst } from '../effects/focus';
import { galleryAddress } from '../effects/gallery-address';
import { growFrom } from '../effects/view-transition';

/** The gallery of these photos; `loadLightbox` loads the lightbox's code on demand. */
export const gallery = (photos: readonly GalleryPhoto[], loadLightbox: () => Promise<LightboxCode>): LateActor => ({
  logic: galleryMachine.provide({
    actors: {
      address: galleryAddress,
      loadLightbox: fromPromise(loadLightbox),
      growth: fromCallback<GalleryEvent, { photo: string | null }>(({ input: { photo }, sendBack }) => {
        let isWanted = true;
        // In a microtask, because the machine accepts the answer only after its current transition.
        queueMicrotask(() => {
          if (isWanted) growFrom(thumbnailOf(photo)?.querySelector('img'), () => sendBack({ type: 'photo.draw' }));
        });
        return () => {
          isWanted = false;
        };
      }),
    },
    actions: {
      focusPhoto: (_, { photo }) => focusFirst(`[data-photo="${photo}"]`),
      followLink: (_, { photo }) => location.assign(thumbnailOf(photo)?.href ?? location.href),
    },
  }),
  input: { photos },
});

const thumbnailOf = (photo: string | null) => document.querySelector<HTMLAnchorElement>(`a[data-photo="${photo}"]`);

export { type GalleryActor, shownPhotos } from '../../machines/gallery/gallery.machine';
