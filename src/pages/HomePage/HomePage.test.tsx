import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestSite } from '../../../tests/support/test-site';
import { SiteProvider } from '../../actors/use-site';
import { HomePage } from './HomePage';

vi.mock('../../content/testimonials', () => ({ testimonials: [] }));

it('the home page has no testimonial section if there are no testimonials', async () => {
  render(
    <SiteProvider value={await createTestSite()}>
      <HomePage />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Signature styles' })).toBeDefined();
  expect(screen.queryByText('What our clients say')).toBeNull();
});
