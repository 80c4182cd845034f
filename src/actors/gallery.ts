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
      nextPaint: fromPromise(nextPaint),
      loadLightbox: fromPromise(() => nextPaint().then(loadLightbox)),
      lightbox,
    },
    actions: {
      growPhoto: ({ context }) => growFrom(thumbnailOf(context.photo)),
      focusPhoto: ({ context }) => focusFirst(marked('photo', context.photo)),
    },
  });

const thumbnailOf = (photo: string) => document.querySelector<HTMLImageElement>(`a${marked('photo', photo)} img`);
