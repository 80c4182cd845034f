import { expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback } from 'xstate';
import { lightboxMachine, slidesOf } from './lightbox.machine';

const photos = ['bob', 'bun', 'halo', 'knot'];
const idle = fromCallback(() => {});

it('a photo that is still needed keeps its photo-loading actor', () => {
  const machine = lightboxMachine.provide({ actors: { scrollLock: idle, zoom: idle as never } });
  const input = { parent: createEmptyActor(), photos, photo: 'bob', savesData: false };
  const lightbox = createActor(machine, { input }).start();
  const { bun } = lightbox.getSnapshot().context.loading;
  lightbox.send({ type: 'photo.turn', turn: 'next' });
  expect(lightbox.getSnapshot().context.loading.bun).toBe(bun);
  expect(bun?.getSnapshot().status).toBe('active');
  lightbox.stop();
});

it('each photo is rendered once, however few there are', () => {
  const of = (few: string[], savesData = false) =>
    slidesOf({ photos: few, photo: few[0] ?? '', savesData }).map(({ photo, place }) => `${place} ${photo}`);
  expect(of(['bob'])).toEqual(['shown bob']);
  expect(of(['bob', 'bun'])).toEqual(['shown bob', 'next bun']);
  expect(of(photos)).toEqual(['shown bob', 'next bun', 'previous knot']);
  expect(of(photos, true)).toHaveLength(1);
});
