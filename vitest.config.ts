import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LOCAL_MAILBOX } from './dev/mailbox/ids.ts';
import { mailClient } from './site-build/mail-client.ts';
import { pictures } from './site-build/pictures/index.ts';
import { definitions } from './site-build/settings.ts';

/** Words such as 'today' depend on the visitor's time zone, which tests and their browsers take from this process. */
process.env.TZ = 'America/New_York';

const bundling = {
  plugins: [react(), vanillaExtractPlugin(), pictures(), mailClient()],
  define: definitions('test', {}, LOCAL_MAILBOX),
};

/** A test that hangs fails after a minute; what a test waits for may take longer on a busy computer than the default second. */
const shared = {
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
/** These tests build the site, or start programs that do such work. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };
const jsdom = 'tests/paths/drivers/jsdom';
const warnings = 'tests/support/xstate-warnings.ts';

/** The paths take longest, so they start first; the many short files fill the gaps at the end. */
class PathsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes('/tests/paths/') ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * `npm test` runs the first four projects; `npm run test:full` also those whose names begin with `full`. A test belongs to
 * `npm run test:full` if its file's name has `.full` before its ending.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: PathsFirst },
    // Otherwise a failure with `-t` is above more than a hundred skipped tests.
    hideSkippedTests: true,
    projects: [
      {
        ...bundling,
        test: {
          ...shared,
          name: 'machine',
          environment: 'node',
          include: ['{machines,site-build,dev,src,tests,packages}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts', '**/*.full.test.ts'],
          setupFiles: [warnings],
          isolate: false,
        },
      },
      {
        ...bundling,
        test: {
          ...shared,
          name: 'view',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', '{src,packages}/**/*.dom.test.ts'],
          exclude: ['**/node_modules/**', '**/*.full.*'],
          // Files share a window, but no modules of the site: a window for each would take longer than all tests.
          isolate: false,
          // Hooks run last first, so the errors of unmounting count, too.
          sequence: { setupFiles: 'list' },
          setupFiles: [warnings, 'tests/support/console-errors.ts', `${jsdom}/polyfills.ts`],
        },
      },
      {
        // Thousands of steps through the real views, so they use React's production build: the development build takes
        // three times as long.
        ...bundling,
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: 'paths',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          include: ['tests/paths/*.test.tsx'],
          exclude: ['**/*.full.test.tsx'],
          setupFiles: [warnings, `${jsdom}/polyfills.ts`],
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['tests/**/*.browser.ts'],
          exclude: ['**/*.full.browser.ts'],
          globalSetup: ['tests/support/built-site.setup.ts'],
          // Test files in one worker share its Chromium (tests/support/built-site.ts).
          isolate: false,
        },
      },
      {
        ...bundling,
        test: {
          ...shared,
          ...patient,
          name: 'full-node',
          environment: 'node',
          include: ['{machines,site-build,dev,src,tests}/**/*.full.test.ts'],
          setupFiles: [warnings],
          // The mail service's client as in browsers, through the plugins.
          alias: { '@emailjs/browser': '@emailjs/browser/es/index.js' },
          server: { deps: { inline: [/@emailjs/] } },
        },
      },
      {
        ...bundling,
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: 'full-paths',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          include: ['tests/paths/*.full.test.tsx'],
          setupFiles: [warnings, `${jsdom}/polyfills.ts`],
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          name: 'full-browser',
          environment: 'node',
          include: ['tests/**/*.full.browser.ts'],
          globalSetup: ['tests/support/built-site.setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
