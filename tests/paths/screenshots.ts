/** Pictures of the steps of a path on the built site, which it leaves in its test for `reporter.ts`. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type TaskMeta, TestRunner } from 'vitest';
import { PathFailure, spoken, stateName } from 'xstate-paths';
import type { PagePath } from 'xstate-paths/page';
import type { SiteDriver } from '../../machines/kit';
import { traceFile } from '../support/trace';
import { options } from './options';

declare module 'vitest' {
  interface TaskMeta {
    /** Each with the file of its picture. */
    screenshots?: [event: string, state: string, picture: string][];
  }
}

/** Takes the pictures of one path: `take` after a step, `fail` of a failure, to whose error it adds the file's name. */
export function screenshotsOf({ kit, path, number }: PagePath<SiteDriver>, place: string, page: Page) {
  // Without the command, only pictures of failures are taken.
  const { report = 'reports/paths' } = options;
  const meta: TaskMeta = TestRunner.getCurrentTest()?.meta ?? {};

  async function take(step: number, ending = ''): Promise<string> {
    const picture = `shots/${[kit.name, number, place, step].join('-').replaceAll(' ', '-')}${ending}.jpg`;
    await page.screenshot({ path: join(report, picture), type: 'jpeg', quality: 55, scale: 'css' });
    const done = path[step - 1];
    const how = ending ? 'failed in ' : done?.taken.length === 0 ? 'refused, still ' : '';
    const state = stateName((done?.to ?? path[0]?.from)?.value ?? '');
    if (options.report)
      meta.screenshots = [...(meta.screenshots ?? []), [done ? spoken(done) : 'the beginning', how + state, picture]];
    return join(report, picture);
  }
  return {
    take: async (step: number) => options.report && take(step),
    async fail(reason: unknown): Promise<never> {
      if (!(reason instanceof PathFailure)) throw reason;
      // A page that does not respond has no picture.
      const picture = await take(reason.step, '-failed').catch(() => '');
      const trace = traceFile();
      reason.add(
        `Picture: ${picture}`,
        trace ? `Trace: npx playwright-core show-trace ${trace}` : 'TRACE=1 records it.',
      );
      throw reason;
    },
  };
}
