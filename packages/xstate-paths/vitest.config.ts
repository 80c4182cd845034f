import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**'];
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };
export default defineConfig({
  test: {
    projects: [
      { test: { ...timeouts, name: 'node', include: ['**/*.test.ts'], exclude: [...exclude, '**/*.dom.test.ts'] } },
      { test: { ...timeouts, name: 'page', environment: 'jsdom', include: ['**/*.dom.test.ts'], exclude } },
      { test: { ...timeouts, name: 'browser', include: ['**/*.browser.ts'], exclude } },
    ],
  },
});
