/**
 * Playwright's traces of browser tests: `TRACE=1` records each page that a test opens for itself. Only the traces of failed tests are kept. `npx playwright-core show-trace <file>` opens one.
 */
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { TestRunner } from 'vitest';

const folder = 'reports/traces';
const recording = new WeakMap<BrowserContext, string>();

/** The file for the trace of the current test; undefined if the test is not recorded. */
export function traceFile(): string | undefined {
  const test = TestRunner.getCurrentTest();
  if (!test || process.env.TRACE !== '1') return undefined;
  const name = `${test.suite?.name ?? ''} ${test.name}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 150);
  return join(folder, `${name}.zip`);
}

export async function startTrace(context: BrowserContext): Promise<void> {
  const file = traceFile();
  if (!file) return;
  recording.set(context, file);
  await context.tracing.start({ screenshots: true, snapshots: true });
}

/** Writes the trace of a test that has failed. */
export async function endTrace(context: BrowserContext, hasFailed: boolean): Promise<void> {
  const path = recording.get(context);
  if (path) await context.tracing.stop(hasFailed ? { path } : {});
}
