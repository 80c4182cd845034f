import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { AfterFirstFrame } from './AfterFirstFrame';

const page = (
  <>
    <h1>Page</h1>
    <AfterFirstFrame last>
      <p>Far down</p>
    </AfterFirstFrame>
  </>
);

afterEach(() => delete document.documentElement.dataset.arriving);

it('renders after the first frame of a page that a link opens', async () => {
  document.documentElement.dataset.arriving = '';
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => {
    flushSync(() => root.render(page));
    expect(container.textContent).toBe('Page');
    delete document.documentElement.dataset.arriving;
  });
  expect(container.textContent).toBe('PageFar down');
});

it('renders at once on other pages', () => {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(page));
  expect(container.textContent).toBe('PageFar down');
  expect(render(page).container.innerHTML).toBe('<h1>Page</h1><p>Far down</p>');
});
