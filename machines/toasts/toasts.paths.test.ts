import { provePaths } from '../kit/prove';

provePaths('toasts', async () => (await import('./toasts.kit')).toastsKit);
