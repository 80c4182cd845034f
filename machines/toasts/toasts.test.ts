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
  [{ kind: 'message.sent' }, false],
  [{ kind: 'message.copied' }, false],
  [{ kind: 'link.copied' }, false],
  [{ kind: 'message.incomplete' }, true],
  [{ kind: 'page.failed' }, true],
] satisfies [Toast, boolean][])('%o is shown after six seconds: %s', async (toast, stays) => {
  const { clock, isShown } = await show(toast);
  clock.increment(5_999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(stays);
});

it('stays while the pointer is on it, and six seconds longer', async () => {
  const { toasts, clock, isShown } = await show({ kind: 'message.sent' });
  toasts.send({ type: 'toast.hold' });
  clock.increment(60_000);
  toasts.send({ type: 'toast.release' });
  clock.increment(5_999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(false);
});
