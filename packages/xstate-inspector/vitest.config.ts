import { defineConfig } from 'vitest/config';

/** All tests of the package; a file named `.full` takes seconds, and is left out where only quick tests run. */
const exclude = ['**/node_modules/**'];
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['**/*.test.ts'], exclude: [...exclude] } },
      { test: { name: 'browser', include: ['**/*.browser.ts'], exclude, testTimeout: 60_000, hookTimeout: 120_000 } },
    ],
  },
});
