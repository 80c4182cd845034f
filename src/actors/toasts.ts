import { fromCallback } from 'xstate';
import { type Toast, type ToastsContext, type ToastsEvent, toastsMachine } from '../../machines/toasts/toasts.machine';

/** Draws a toast and returns what takes it away. */
export type ShowToast = (toast: Toast, dismiss: () => void) => () => void;

type Shown = Pick<ToastsContext, 'toast'>;

/** The toasts: drawn with code that `load` fetches, or plainly where that cannot be had. */
export const toasts = (load: () => Promise<ShowToast>, plain: ShowToast) =>
  toastsMachine.provide({
    actors: {
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
