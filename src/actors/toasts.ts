import { fromCallback, fromPromise } from 'xstate';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';
import { focusKeeper } from '../effects/focus';

type SendToToasts = (event: Exclude<ToastsEvent, { type: 'toast.show' }>) => void;

/** Shows a toast and returns a function that removes it. */
export type ShowToast = (toast: Toast, send: SendToToasts) => () => void;

/** The `toasts` machine. `load` loads the code that renders a toast; if loading fails, `showPlain` renders it. */
export function toasts(load: () => Promise<ShowToast>, showPlain: ShowToast) {
  let showDrawn = showPlain;
  return toastsMachine.provide({
    actors: {
      focusKeeper,
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
