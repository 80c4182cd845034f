import { defineConfig } from 'vitest/config';

/**
 * The machines' tests alone. Stryker runs, for every mutant, those that load its file (`related`). Not `incremental`: Stryker would
 * not see that a kit has changed. `tsconfigFile` is none, because Stryker reads it with an interface that TypeScript 7 no longer has.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['machines/**/*.test.ts', 'machines/*/+([a-z-]).kit.ts'],
    runner: 'tests/models/kit-runner.ts',
    bail: 1,
  },
});
