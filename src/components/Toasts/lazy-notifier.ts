import type { Notifier, Toast } from '../../actors/toasts';
import { installGooberSheet } from './goober-sheet';
import { dismissPlainToast, showPlainToast } from './plain-toast';

const loadNotifier = () => {
  installGooberSheet();
  return import('./notifier');
};

export interface LazyNotifier extends Notifier {
  /** Fetches the code of the toasts, because one may soon be wanted, perhaps when the line is gone. */
  warm(): void;
}

/** Shows toasts with code that is loaded when the first one is wanted; what is said meanwhile keeps its order. */
export function lazyNotifier(load = loadNotifier): LazyNotifier {
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load();
    // Tried again next time: the line may be back.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  let latest: Toast | undefined;
  return {
    warm: () => void loaded().catch(() => {}),
    show(toast) {
      latest = toast;
      loaded().then(
        ({ showToast }) => showToast(toast),
        reason => {
          console.error('The toasts could not be loaded:', reason);
          showPlainToast(toast);
        },
      );
    },
    dismiss(only = latest) {
      if (only !== latest) return;
      dismissPlainToast();
      loading?.then(
        ({ dismissToasts }) => dismissToasts(),
        () => {},
      );
    },
  };
}
