import { fromCallback, fromPromise } from 'xstate';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';

type SendToToasts = (event: Exclude<ToastsEvent, { type: 'toast.show' }>) => void;

/** Shows a toast and returns what removes it. */
export type ShowToast = (toast: Toast, send: SendToToasts) => () => void;

/** The toasts: drawn with code that `load` fetches, or plainly where it cannot be loaded. */
export function toasts(load: () => Promise<ShowToast>, showPlain: ShowToast) {
  let showDrawn = showPlain;
  return toastsMachine.provide({
    actors: {
      loadToasts: fromPromise(async () => {
        try {
          showDrawn = await load();
        } catch (reason) {
          console.error('The toasts could not be loaded:', reason);
          throw reason;
        }
      }),
      visibleToast: fromCallback<ToastsEvent, ToastsContext>(
        ({ input: { toast, isPlain }, sendBack }) => toast && (isPlain ? showPlain : showDrawn)(toast, sendBack),
      ),
    },
  });
}
