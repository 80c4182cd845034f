import { fromPromise } from 'xstate';
import { galleryMachine } from '../../machines/gallery/gallery.machine';
import { focusFirst } from '../effects/focus';
import { galleryAddress } from '../effects/gallery-address';
import { marked } from '../effects/marks';
import { nextPaint } from '../effects/next-paint';
import { growFrom } from '../effects/photo-growth';
import { lightbox } from './lightbox';

/** `loadLightbox` loads the code that draws the lightbox. */
export const gallery = (loadLightbox: () => Promise<unknown>) =>
  galleryMachine.provide({
    actors: {
      address: galleryAddress,
      loadLightbox: fromPromise(() => nextPaint().then(loadLightbox)),
      lightbox,
    },
    actions: {
      growPhoto: ({ context }) => growFrom(thumbnailOf(context.photo)),
      focusPhoto: ({ context }) => focusFirst(marked('photo', context.photo)),
      openFile: ({ context }) => location.assign(thumbnailOf(context.photo)?.src ?? location.href),
    },
  });

const thumbnailOf = (photo: string | null) =>
  document.querySelector<HTMLImageElement>(`a${marked('photo', photo)} img`);
