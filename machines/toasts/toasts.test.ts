import { expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type ToastsContext, type ToastsEvent, toastsMachine } from './toasts.machine';

const actors = {
  visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {}),
  focusKeeper: fromCallback(() => {}),
  pageVisibility: fromCallback(() => {}),
};

it.each([
  [{ type: 'message.copied' }, false],
  [{ type: 'photoLink.copied' }, false],
  [{ type: 'code.failed' }, true],
  [{ type: 'message.failed', text: 'Request from Ada' }, true],
  [{ type: 'message.copyFailed' }, true],
  [{ type: 'photoLink.failed', link: 'http://localhost/gallery' }, true],
] as const)('after six seconds, the toast %o is still shown: %s', (toast, isShown) => {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine.provide({ actors }), { clock }).start();
  toasts.send({ type: 'toast.show', toast });
  clock.increment(6_000);
  expect(toasts.getSnapshot().matches('shown')).toBe(isShown);
  toasts.stop();
});
