import { createRoot, type Root } from 'react-dom/client';
import type { ShowToast } from '../../actors/toasts';
import { Toasts } from './Toasts';

/** Toasts have a React root of their own, made with the first of them, so that no page waits for their code. */
let root: Root | undefined;

export const showToast: ShowToast = (toast, dismiss) => {
  root ??= createRoot(document.createElement('div'));
  const render = (shown: typeof toast | undefined) => root?.render(<Toasts toast={shown} dismiss={dismiss} />);
  render(toast);
  return () => render(undefined);
};
