import { fromPromise } from 'xstate';
import { type GalleryPhoto, galleryMachine, type LightboxCode } from '../../machines/gallery/gallery.machine';
import type { LateActor } from '../../machines/page';
import { focusFirst } from '../effects/focus';
import { galleryAddress } from '../effects/gallery-address';
import { marked } from '../effects/marks';
import { nextPaint } from '../effects/next-paint';

/**
 * The gallery actor for these photos. `loadLightbox` loads the lightbox's code on demand. `grow`, a part of that code,
 * animates a photo from its thumbnail.
 */
export const gallery = (
  photos: readonly GalleryPhoto[],
  loadLightbox: () => Promise<LightboxCode>,
  grow: (thumbnail: HTMLImageElement | null) => void,
): LateActor => ({
  logic: galleryMachine.provide({
    actors: {
      address: galleryAddress,
      loadLightbox: fromPromise(() => nextPaint().then(loadLightbox)),
    },
    actions: {
      growPhoto: (_, { photo }) => grow(thumbnailOf(photo)),
      focusPhoto: (_, { photo }) => focusFirst(marked('photo', photo)),
      openFile: (_, { photo }) => location.assign(thumbnailOf(photo)?.src ?? location.href),
    },
  }),
  input: { photos },
});

const thumbnailOf = (photo: string | null) =>
  document.querySelector<HTMLImageElement>(`a${marked('photo', photo)} img`);
