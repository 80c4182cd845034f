import { expect, it } from 'vitest';
import { type AnyActorRef, createActor, createEmptyActor, type EventObject, fromCallback, fromPromise } from 'xstate';
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

it('a link whose page cannot be loaded is reported with its query and fragment', async () => {
  const facts: EventObject[] = [];
  const parent = createActor(fromCallback(({ receive }) => receive(fact => facts.push(fact)))).start();
  const machine = navigationMachine.provide({
    actors: { addressBar: fromCallback(() => {}), loadPage: fromPromise(() => Promise.reject('broken')) },
    actions: { logArrival: () => {} },
  });
  const actor = createActor(machine, { input: { parent: parent as AnyActorRef, page: { path: '/', exists: true } } });
  actor.start();
  const link = '/contact?style=cornrows#form';
  actor.send({ type: 'page.request', link, path: '/contact' });
  await expect.poll(() => facts).toEqual([{ type: 'page.failed', link, path: '/contact', reason: 'broken' }]);
  actor.stop();
});
