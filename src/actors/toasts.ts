import { fromCallback } from 'xstate';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';
import { focusKeeper } from '../effects/focus';

/** Shows a toast and returns a function that removes it. */
export type ShowToast = (toast: Toast, dismiss: () => void) => () => void;

type Shown = Pick<ToastsContext, 'toast'>;

/** The toasts. They use the code that `load` fetches, or plain markup if it cannot be loaded. */
export const toasts = (load: () => Promise<ShowToast>, plain: ShowToast) =>
  toastsMachine.provide({
    actors: {
      focusKeeper,
      drawnToast: fromCallback<ToastsEvent, Shown>(({ input: { toast }, sendBack }) => {
        let takeAway: (() => void) | undefined;
        let isWanted = true;
        load().then(
          show => {
            if (isWanted && toast) takeAway = show(toast, () => sendBack({ type: 'toast.dismiss' }));
          },
          reason => {
            console.error('The toasts could not be loaded:', reason);
            sendBack({ type: 'code.miss' });
          },
        );
        return () => {
          isWanted = false;
          takeAway?.();
        };
      }),
      plainToast: fromCallback<ToastsEvent, Shown>(
        ({ input: { toast }, sendBack }) => toast && plain(toast, () => sendBack({ type: 'toast.dismiss' })),
      ),
    },
  });
