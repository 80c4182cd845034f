import { defineConfig } from 'vitest/config';

/** For `npm run paths -- --browsers`, which takes the paths in the other installed browsers. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/paths/drivers/webdriver/other-browsers.webdriver.ts'],
    globalSetup: ['tests/support/built-site.setup.ts'],
    testTimeout: 10 * 60_000,
    hookTimeout: 2 * 60_000,
  },
});
