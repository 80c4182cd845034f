import type { ShowToast } from '../../actors/toasts';
import { lateCode } from '../../ui/Deferred/late-code';
import { installGooberSheet } from './goober-sheet';

export const toastCode = lateCode(async (): Promise<ShowToast> => {
  installGooberSheet();
  return (await import('./notifier')).showToast;
});
