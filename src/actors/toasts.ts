import { fromCallback } from 'xstate';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';
import { focusKeeper } from '../effects/focus';

type SendToToasts = (event: Exclude<ToastsEvent, { type: 'toast.show' }>) => void;

/** Shows a toast and returns a function that removes it. */
export type ShowToast = (toast: Toast, send: SendToToasts) => () => void;

export function toasts(show: ShowToast) {
  return toastsMachine.provide({
    actors: {
      focusKeeper,
      visibleToast: fromCallback<ToastsEvent, ToastsContext>(
        ({ input: { toast }, sendBack }) => toast && show(toast, sendBack),
      ),
    },
  });
}
