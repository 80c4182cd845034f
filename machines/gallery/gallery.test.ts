import { expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback, fromPromise } from 'xstate';
import { lightboxMachine } from '../lightbox/lightbox.machine';
import { galleryMachine } from './gallery.machine';

it('the children of a lightbox that throws are stopped', async () => {
  const stopped: string[] = [];
  const lightbox = lightboxMachine.provide({
    actors: {
      scrollLock: fromCallback(() => () => void stopped.push('scrollLock')),
      zoom: fromCallback(() => {}) as never,
    },
  });
  const machine = galleryMachine.provide({
    actors: {
      address: fromCallback(() => {}),
      nextPaint: fromPromise<void>(async () => {}),
      loadLightbox: fromPromise<unknown>(async () => {}),
      lightbox,
    },
    actions: { focusPhoto: () => {} },
  });
  const input = {
    parent: createEmptyActor(),
    photos: [{ id: 'bob', style: 'knotless', file: '/bob.jpg' }],
    savesData: true,
  };
  const gallery = createActor(machine, { input }).start();
  gallery.send({ type: 'address.change', style: null, photo: 'bob', isAdded: false });
  await expect.poll(() => gallery.getSnapshot().value.lightbox).toBe('open');
  // Without photos, it throws.
  gallery.getSnapshot().children.lightbox?.send({ type: 'photo.show', photos: undefined as never, photo: 'bob' });
  expect([gallery.getSnapshot().value.lightbox, stopped]).toEqual(['failed', ['scrollLock']]);
  gallery.stop();
});
