import type { ShowToast } from '../../actors/toasts';
import { installGooberSheet } from './goober-sheet';

export async function loadToasts(): Promise<ShowToast> {
  installGooberSheet();
  return (await import('./notifier')).showToast;
}
