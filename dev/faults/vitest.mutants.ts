import { defineConfig } from 'vitest/config';

/** The machines' tests alone: what Stryker runs for every mutant. */
export default defineConfig({ test: { environment: 'node', include: ['machines/**/*.test.ts'], bail: 1 } });
