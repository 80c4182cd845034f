import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createEmptyActor } from 'xstate';
import { Caption } from './Caption';

vi.mock('../../derived/gallery-photographs', async original => {
  const { galleryPhotographs, ...rest } = await original<typeof import('../../derived/gallery-photographs')>();
  const [drawn, other = drawn] = galleryPhotographs;
  return { ...rest, galleryPhotographs: [drawn, { ...other, kind: 'photograph' }] };
});

it('the caption of an illustration says that it is one, and that of a photograph does not', async () => {
  const { photos } = await import('../../pages/GalleryPage/GalleryPage');
  for (const photo of photos) render(<Caption photo={photo} lightbox={createEmptyActor() as never} />);
  expect(screen.getAllByRole('button', { name: 'Book this look' })).toHaveLength(2);
  expect(screen.getAllByText(/Illustration/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\$140 · .* · Illustration$/),
  ]);
});
