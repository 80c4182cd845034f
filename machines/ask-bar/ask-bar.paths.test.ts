import { provePaths } from '../kit/prove';

provePaths('ask bar', async () => (await import('./ask-bar.kit')).askBarKit({ id: 'cornrows', title: 'Cornrows' }));
