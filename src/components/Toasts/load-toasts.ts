import type { ShowToast } from '../../actors/toasts';
import { lateCode } from '../../loader/late-code';

export const toastCode = lateCode((): Promise<ShowToast> => import('./notifier').then(code => code.showToast));
