/** Every test of a view leaves the document as it found it. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-scroll-locked');
});
