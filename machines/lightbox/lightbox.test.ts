import { expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback } from 'xstate';
import { photoLoadingMachine } from '../photo-loading/photo-loading.machine';
import { type GestureCommand, zoomMachine } from '../zoom/zoom.machine';
import { lightboxMachine, slidesOf } from './lightbox.machine';

const photos = ['bob', 'bun', 'halo', 'knot'];
const idle = fromCallback(() => {});

function start(alone: boolean) {
  const machine = lightboxMachine.provide({
    actors: {
      scrollLock: idle,
      zoom: zoomMachine.provide({ actors: { gestures: fromCallback<GestureCommand>(() => {}), zoomKeyboard: idle } }),
      photoLoading: photoLoadingMachine,
    },
  });
  return createActor(machine, {
    input: { parent: createEmptyActor(), site: createEmptyActor(), photos, photo: 'bob', alone },
  }).start();
}

it('the lightbox shows another photo when the zoom requests it', () => {
  const lightbox = start(true);
  lightbox.getSnapshot().children.zoom?.send({ type: 'photo.swipe', turn: 'next' });
  expect(lightbox.getSnapshot().context.photo).toBe('bun');
  lightbox.stop();
});

it('a photo that is still needed keeps its photo-loading actor', () => {
  const lightbox = start(false);
  const { bun } = lightbox.getSnapshot().context.loading;
  lightbox.send({ type: 'photo.turn', turn: 'next' });
  expect(lightbox.getSnapshot().context.loading.bun).toBe(bun);
  expect(bun?.getSnapshot().status).toBe('active');
  lightbox.stop();
});

it('each photo is rendered once, however few there are', () => {
  const of = (few: string[], alone = false) => slidesOf({ photos: few, photo: few[0] ?? '', alone });
  expect(of(['bob'])).toEqual([{ photo: 'bob', place: 'shown' }]);
  expect(of(['bob', 'bun'])).toEqual([
    { photo: 'bob', place: 'shown' },
    { photo: 'bun', place: 'next' },
  ]);
  expect(of(photos).at(-1)).toEqual({ photo: 'knot', place: 'previous' });
  expect(of(photos, true)).toHaveLength(1);
});
