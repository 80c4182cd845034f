import { defineConfig } from 'vitest/config';

/**
 * Runs only the machines' tests. For every mutant, Stryker runs those that load its file (`related`). Not
 * `incremental`: Stryker would not notice a changed kit. No `tsconfigFile`: Stryker reads it with an API that
 * TypeScript 7 no longer has.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['machines/**/*.test.ts', 'machines/*/+([a-z-]).kit.ts'],
    runner: 'tests/models/kit-runner.ts',
    bail: 1,
    hookTimeout: 60_000,
  },
});
