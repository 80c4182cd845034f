// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture, pictureUrl } from './Picture';

vi.mock('virtual:pictures', () => ({
  folder: '/salon/assets/',
  pictures: { halo: ['abc', 1600, 2000, 'a64'], small: ['def', 500, 625, 'eec'] },
}));

afterEach(cleanup);

const image = () => screen.getByRole('img');
const source = () => image().parentElement?.querySelector<HTMLSourceElement>('source[type="image/avif"]');
const srcSet = () => source()?.getAttribute('srcset');

test('a picture reserves its space before it is loaded', () => {
  render(<Picture id="halo" alt="A halo braid" sizes="50vw" />);
  expect(image()).toHaveProperty('width', 1600);
  expect(image()).toHaveProperty('height', 2000);
  expect(image().dataset.ground).toBe('a64');
});

test('a picture lists AVIF files in several widths, and one JPEG', () => {
  render(<Picture id="halo" alt="A halo braid" sizes="50vw" />);
  expect(srcSet()).toContain('/salon/assets/halo-abc-560.avif 560w, ');
  expect(image().getAttribute('src')).toBe('/salon/assets/halo-abc-1080.jpg');
  expect(source()?.sizes).toBe('50vw');
});

test('a picture lists no file that is wider than the original, or just below its width', () => {
  render(<Picture id="small" alt="A small picture" sizes="50vw" />);
  expect(srcSet()?.match(/\d+w/g)).toEqual(['340w', '420w', '500w']);
  expect(pictureUrl('small')).toBe('/salon/assets/small-def-500.jpg');
});

test('a picture loads lazily, unless it is in the first view', () => {
  const { rerender } = render(<Picture id="halo" alt="A halo braid" sizes="50vw" />);
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().getAttribute('decoding')).toBe('async');
  rerender(<Picture id="halo" alt="A halo braid" sizes="50vw" priority="first" />);
  expect(image().getAttribute('loading')).toBeNull();
  expect(image().getAttribute('fetchpriority')).toBe('high');
});

test('a picture that may be shown next loads at once with low priority', () => {
  render(<Picture id="halo" alt="A halo braid" sizes="50vw" priority="ahead" />);
  expect(image().getAttribute('loading')).toBeNull();
  expect(image().getAttribute('fetchpriority')).toBe('low');
});

test('a picture has its alt text, and is hidden from assistive technology if the alt text is empty', () => {
  const { rerender } = render(<Picture id="halo" alt="A halo braid" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A halo braid' })).toBeDefined();
  rerender(<Picture id="halo" alt="" sizes="50vw" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the error for a missing picture names its id', () => {
  expect(() => pictureUrl('nobody')).toThrow("There is no picture 'nobody' in src/content/photographs");
});
