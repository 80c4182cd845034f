import { defineConfig } from 'vitest/config';

/**
 * Runs only the machines' tests. For every mutant, Stryker runs those that load the mutated file (`related`). In
 * stryker.config.json, `incremental` is not set, because Stryker would not notice a changed kit, and `tsconfigFile` is
 * `none`, because Stryker reads that file with an API that TypeScript 7 no longer has.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['machines/**/*.test.ts', 'machines/*/+([a-z-]).kit.ts'],
    runner: 'tests/models/kit-runner.ts',
    setupFiles: 'tests/models/xstate-warnings.ts',
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
