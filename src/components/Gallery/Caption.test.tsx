import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEmptyActor } from 'xstate';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import { galleryPhotographs } from '../../derived/gallery-photographs';
import { GalleryPage } from '../../pages/GalleryPage/GalleryPage';
import { Caption } from './Caption';

vi.mock('../../content/photographs', async original => {
  const { photographs } = await original<typeof import('../../content/photographs')>();
  const [drawn, other = drawn] = photographs.filter(({ inGallery }) => inGallery);
  return { photographs: [drawn, { ...other, kind: 'photograph' }] };
});

it('the caption of an illustration says that it is one, and that of a photograph does not', () => {
  for (const photo of galleryPhotographs) render(<Caption photo={photo} lightbox={createEmptyActor() as never} />);
  expect(screen.getAllByRole('button', { name: 'Book this look' })).toHaveLength(2);
  expect(screen.getAllByText(/Illustration/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\$140 · .* · Illustration$/),
  ]);
});

it('the gallery says that some of its pictures are drawn', async () => {
  history.replaceState(null, '', '/gallery');
  const site = await createTestSite();
  onTestFinished(() => void site.stop());
  render(
    <SiteProvider value={site}>
      <GalleryPage />
    </SiteProvider>,
  );
  act(() => void site.start());
  expect(screen.getByText(/^Some are drawn for us/)).toBeDefined();
});
