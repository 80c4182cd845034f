/** Resets the document after every view test. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-scroll-locked');
});
