import { provePaths } from '../kit/prove';

provePaths('photo loading', async () => (await import('./photo-loading.kit')).photoLoadingKit('bob'));
