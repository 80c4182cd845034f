import { defineConfig } from 'vitest/config';

/**
 * Runs only the machines' tests. For every mutant, Stryker runs those that load the mutated file (`related`), and of the kits'
 * paths those of the mutated machine. In stryker.config.json, `incremental` is not set, because Stryker would not notice a
 * changed kit, and `tsconfigFile` is `none`, because Stryker reads that file with an API that TypeScript 7 no longer has.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['machines/**/*.test.ts', 'tests/paths/machine.test.ts'],
    setupFiles: 'tests/support/xstate-warnings.ts',
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
