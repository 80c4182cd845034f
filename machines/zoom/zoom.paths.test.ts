import { provePaths } from '../kit/prove';

provePaths('zoom', async () => (await import('./zoom.kit')).zoomKit(['bob', 'bun']));
