import { defineConfig } from 'vitest/config';

/** All tests of the package; a file named `.full` takes seconds, and is left out where only quick tests run. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };
export default defineConfig({
  test: {
    projects: [
      { test: { ...timeouts, name: 'node', include: ['**/*.test.ts'] } },
      { test: { ...timeouts, name: 'browser', include: ['**/*.browser.ts'] } },
    ],
  },
});
