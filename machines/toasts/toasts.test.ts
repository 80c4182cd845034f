import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { settled } from '../../tests/models/harness';
import { type ToastsContext, type ToastsEvent, toastsMachine } from './toasts.machine';

const actors = {
  loadToasts: fromPromise<void>(async () => {}),
  visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {}),
  focusKeeper: fromCallback(() => {}),
};

it.each([
  ['message.copied', false],
  ['link.copied', false],
  ['page.failed', true],
] as const)('after six seconds, a %s toast is still shown: %s', async (kind, isShown) => {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine.provide({ actors }), { clock }).start();
  toasts.send({ type: 'toast.show', toast: { kind } });
  await settled();
  clock.increment(6_000);
  expect(toasts.getSnapshot().hasTag('shown')).toBe(isShown);
  toasts.stop();
});
