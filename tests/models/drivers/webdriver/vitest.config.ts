import { defineConfig } from 'vitest/config';

/** For `npm run paths -- --browsers`, which takes the paths in the other installed browsers. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/models/drivers/webdriver/other-browsers.test.ts'],
    globalSetup: ['tests/support/site.setup.ts'],
    testTimeout: 10 * 60_000,
    hookTimeout: 2 * 60_000,
    // WebKitGTK's web process may crash on a busy machine. The reporter names every retried path.
    retry: process.env.CI ? 1 : 0,
  },
});
