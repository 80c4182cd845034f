import { provePaths } from '../kit/prove';

const photos = ['bob', 'bun', 'halo', 'hands'].map((id, index) => ({ id, alt: id, hairstyle: `style ${index % 2}` }));

provePaths('lightbox', async () =>
  (await import('./lightbox.kit')).lightboxKit(photos, { id: 'style 1' }),
);
