import { provePaths } from '../kit/prove';

const photos = ['bob', 'bun', 'halo'].map((id, index) => ({ id, alt: id, style: `style ${index % 2}` }));

provePaths('gallery filter', async () =>
  (await import('./gallery-filter.kit')).galleryFilterKit(photos, { 'style 0': 'Style 0', 'style 1': 'Style 1' }),
);
