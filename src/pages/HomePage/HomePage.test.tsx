import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomePage } from './HomePage';

vi.mock('../../content/testimonials', () => ({ testimonials: [] }));

it('leaves the clients’ words out as long as there are none', () => {
  render(<HomePage />);
  expect(screen.getByRole('heading', { name: 'Signature styles' })).toBeDefined();
  expect(screen.queryByText('What our clients say')).toBeNull();
});
