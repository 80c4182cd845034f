import { defineConfig } from 'vitest/config';

/** All tests of the package; a file named `.full` takes seconds, and is left out where only quick tests run. */
export default defineConfig({
  test: {
    include: ['**/*.{test,browser}.ts'],
    ...{ testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } },
  },
});
