import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { definitions } from './build/environment.ts';
import { pictures } from './build/pictures.ts';
import { LOCAL_MAILBOX } from './dev/outbox/ids.ts';

const shared = {
  plugins: [react(), vanillaExtractPlugin(), pictures()],
  define: definitions('test', {}, LOCAL_MAILBOX),
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'machine',
          environment: 'node',
          include: [
            'machines/**/*.test.ts',
            'build/**/*.test.ts',
            'dev/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'src/**/*.dom.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['src/testing/jsdom-lacks.ts', 'src/testing/jsdom-setup.ts'],
        },
      },
      {
        // Thousands of steps on the real views, with React as visitors get it: its development build takes thrice the time.
        ...shared,
        oxc: { jsx: { development: false } },
        test: {
          name: 'walks',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          include: ['src/testing/walks/*.walks.tsx'],
          setupFiles: ['src/testing/jsdom-lacks.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/**/*.browser.ts'],
          globalSetup: ['tests/support/site.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser on a busy machine may miss a deadline. The reporter names every test that needed another try.
          retry: 2,
          fileParallelism: true,
          maxWorkers: 2,
          // After the quick ones, so that browsers have the machine to themselves.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'host',
          environment: 'node',
          include: ['tests/**/*.host.ts'],
          globalSetup: ['tests/support/site.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          // Last, and one at a time: what is served under load wants the machine to itself.
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
