import { fromPromise } from 'xstate';
import { lightboxMachine, type Sharing } from '../../machines/lightbox/lightbox.machine';
import { photoLoadingMachine } from '../../machines/photo-loading/photo-loading.machine';
import { zoomMachine } from '../../machines/zoom/zoom.machine';
import { focusFirst } from '../effects/focus';
import { gestures } from '../effects/gestures';
import { zoomKeyboard } from '../effects/keyboard';
import { marked } from '../effects/marks';
import { scrollLock } from '../effects/scroll-lock';
import { linkToPhoto, shareLink } from '../effects/share-link';

export const lightbox = lightboxMachine.provide({
  actors: {
    scrollLock,
    zoom: zoomMachine.provide({ actors: { gestures, zoomKeyboard } }),
    photoLoading: photoLoadingMachine.provide({ actions: { focusStage: () => focusFirst(marked('stage')) } }),
    sharePhoto: fromPromise<Sharing, { photo: string }>(async ({ input: { photo } }) => {
      const link = linkToPhoto(photo);
      return { outcome: await shareLink(link), link };
    }),
  },
});
