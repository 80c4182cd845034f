import type { ShowToast } from '../../actors/toasts';
import { lateCode } from '../../ui/Deferred/late-code';

export const toastCode = lateCode((): Promise<ShowToast> => import('./notifier').then(code => code.showToast));
