import { defineConfig } from 'vitest/config';

/** `npm run paths -- --browsers`: the paths in the other browsers that this machine has. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/models/drivers/webdriver/other-browsers.test.ts'],
    globalSetup: ['tests/support/site.setup.ts'],
    testTimeout: 10 * 60_000,
    hookTimeout: 2 * 60_000,
    // A web process of WebKitGTK may crash on a busy machine. The reporter names every path that needed another try.
    retry: process.env.CI ? 1 : 0,
  },
});
