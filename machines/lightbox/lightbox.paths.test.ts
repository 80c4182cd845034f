import { provePaths } from '../kit/prove';

provePaths('lightbox', async () =>
  (await import('./lightbox.kit')).lightboxKit(['bob', 'bun', 'halo'].map(id => ({ id, alt: id }))),
);
