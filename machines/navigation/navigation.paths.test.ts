import { provePaths } from '../kit/prove';

provePaths('navigation', async () => (await import('./navigation.kit')).navigationKit);
