import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LOCAL_MAILBOX } from './dev/outbox/ids.ts';
import { definitions } from './site-build/environment.ts';
import { pictures } from './site-build/pictures/index.ts';

const shared = {
  plugins: [react(), vanillaExtractPlugin(), pictures()],
  define: definitions('test', {}, LOCAL_MAILBOX),
};

/** All projects except `host` share workers, so that no worker is idle at the end of a project. */
const workers = { maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)), sequence: { groupOrder: 0 } };

/** A test that hangs fails after a minute; what a test waits for may take longer on a busy computer than the default second. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };
/**
 * In the full run, browser tests use a whole Chromium, which opens pages more slowly than the headless shell. Hooks that build
 * a site share the processors with these tests.
 */
const browserTimeouts =
  process.env.TEST_EXTENT === 'full'
    ? { ...timeouts, testTimeout: 150_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }
    : timeouts;
const watchdog = 'tests/support/watchdog.ts';
const warnings = 'tests/models/xstate-warnings.ts';
const jsdom = 'tests/models/drivers/jsdom';

/** Only continuous integration retries a failed test, once; the reporter names it. */
const retry = process.env.CI ? 1 : 0;

/** Long test files start first; the many short ones fill the gaps at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['paths-on', 'reliability', 'accessibility', 'content-editing'];
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = order.findIndex(name => moduleId.includes(`/${name}`));
      return place >= 0 ? place : order.length + ['browser', 'walks', 'view', 'machine', 'host'].indexOf(project.name);
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Otherwise a failure with `-t` is above more than a hundred skipped tests.
    hideSkippedTests: true,
    projects: [
      {
        ...shared,
        test: {
          name: 'machine',
          environment: 'node',
          include: [
            'machines/**/*.test.ts',
            'machines/*/+([a-z-]).kit.ts',
            'site-build/**/*.test.ts',
            'dev/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/**/*.test.ts',
            'packages/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts', 'tests/models/drivers/webdriver/**'],
          runner: 'tests/models/kit-runner.ts',
          setupFiles: [watchdog, warnings],
          isolate: false,
          ...timeouts,
          ...workers,
        },
      },
      {
        ...shared,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx', '{src,packages}/**/*.dom.test.ts'],
          setupFiles: [watchdog, warnings, `${jsdom}/polyfills.ts`, `${jsdom}/setup.ts`],
          ...timeouts,
          ...workers,
        },
      },
      {
        // Random walks: thousands of steps through the real views. They use React's production build, because the
        // development build takes three times as long.
        ...shared,
        oxc: { jsx: { development: false } },
        test: {
          name: 'walks',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          // Each kit is a separate test file, so that kits run in parallel. Files in one worker share the loaded site.
          include: ['machines/*/+([a-z-]).kit.ts'],
          runner: 'tests/models/kit-runner.ts',
          setupFiles: [watchdog, warnings],
          isolate: false,
          ...timeouts,
          ...workers,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/**/*.browser.ts', 'packages/**/*.browser.ts'],
          setupFiles: [watchdog],
          globalSetup: ['tests/support/site.setup.ts'],
          // Test files in one worker share its Chromium and its page visits (tests/support/site.ts).
          isolate: false,
          ...browserTimeouts,
          ...workers,
          retry,
        },
      },
      {
        test: {
          name: 'host',
          environment: 'node',
          include: ['tests/**/*.host.ts'],
          setupFiles: [watchdog],
          globalSetup: ['tests/support/site.setup.ts'],
          ...browserTimeouts,
          retry,
          maxWorkers: 1,
          // Runs last, one file at a time, because load tests need the whole computer.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
