import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { settled } from '../../tests/models/harness';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from './toasts.machine';

const effects = {
  loadToasts: fromPromise<void>(async () => {}),
  visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {}),
  focusKeeper: fromCallback(() => {}),
};

async function show(toast: Toast) {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine.provide({ actors: effects }), { clock }).start();
  onTestFinished(() => void toasts.stop());
  toasts.send({ type: 'toast.show', toast });
  await settled();
  return { toasts, clock, isShown: () => toasts.getSnapshot().hasTag('shown') };
}

it.each([
  ['message.sent', 'is dismissed'],
  ['message.copied', 'is dismissed'],
  ['link.copied', 'is dismissed'],
  ['message.incomplete', 'is still shown'],
  ['page.failed', 'is still shown'],
] as const)('a %s toast %s after six seconds', async (kind, result) => {
  const { clock, isShown } = await show({ kind });
  clock.increment(5_999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(result === 'is still shown');
});

it('a toast with good news stays while the pointer is on it, and for six more seconds', async () => {
  const { toasts, clock, isShown } = await show({ kind: 'message.sent' });
  toasts.send({ type: 'toast.hold' });
  clock.increment(60_000);
  toasts.send({ type: 'toast.release' });
  clock.increment(5_999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(false);
});
