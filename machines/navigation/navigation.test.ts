import { expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback } from 'xstate';
import { navigationMachine } from './navigation.machine';

it('the first page is logged', () => {
  const page = { path: '/', exists: true };
  const logged: unknown[] = [];
  const machine = navigationMachine.provide({
    actors: { addressBar: fromCallback(() => {}) },
    actions: { logArrival: ({ context }) => void logged.push(context.page) },
  });
  createActor(machine, { input: { parent: createEmptyActor(), page } })
    .start()
    .stop();
  expect(logged).toEqual([page]);
});
