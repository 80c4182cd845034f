import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { settled } from 'xstate-paths';
import { type ToastsContext, type ToastsEvent, toastsMachine } from './toasts.machine';

const actors = {
  loadToasts: fromPromise<void>(async () => {}),
  visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {}),
  focusKeeper: fromCallback(() => {}),
};

it.each([
  [{ kind: 'message.copied' }, false],
  [{ kind: 'link.copied' }, false],
  [{ kind: 'code.failed' }, true],
  [{ kind: 'message.failed', text: 'Request from Ada' }, true],
  [{ kind: 'message.uncopied' }, true],
  [{ kind: 'link.failed', link: 'http://localhost/gallery' }, true],
] as const)('after six seconds, the toast %o is still shown: %s', async (toast, isShown) => {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine.provide({ actors }), { clock }).start();
  toasts.send({ type: 'toast.show', toast });
  await settled();
  clock.increment(6_000);
  expect(toasts.getSnapshot().hasTag('shown')).toBe(isShown);
  toasts.stop();
});
