import { expect, it } from 'vitest';
import { createActor, createEmptyActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { settled } from 'xstate-paths';
import { galleryMachine, type LightboxCode } from './gallery.machine';

it('a lightbox that fails stops its children, and is restarted with the same photos, at the same photo', async () => {
  const inputs: unknown[] = [];
  const stopped: string[] = [];
  const logic = createMachine({
    context: ({ input }) => ({ at: inputs.push(input) }),
    invoke: { src: fromCallback(() => () => void stopped.push('child')) },
    on: {
      'lightbox.break': {
        actions: () => {
          throw new Error('broken on purpose');
        },
      },
    },
  });
  const code = { logic, input: { alone: true } } as unknown as LightboxCode;
  const machine = galleryMachine.provide({
    actors: { address: fromCallback(() => {}), loadLightbox: fromPromise(async () => code) },
    actions: { focusPhoto: () => {} },
  });
  const photos = [
    { id: 'halo', style: 'ghana' },
    { id: 'bob', style: 'knotless' },
  ];
  const gallery = createActor(machine, { input: { parent: createEmptyActor(), photos } }).start();
  gallery.send({ type: 'address.change', style: 'knotless', photo: 'bob' });
  await settled();
  gallery.getSnapshot().context.lightbox?.send({ type: 'lightbox.break' } as never);
  expect([gallery.getSnapshot().value.lightbox, stopped]).toEqual(['failed', ['child']]);
  gallery.send({ type: 'failure.retry' });
  const input = { alone: true, parent: gallery, photos: ['bob'], photo: 'bob' };
  expect(inputs).toEqual([input, input]);
  gallery.stop();
});
