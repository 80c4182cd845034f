/** Pictures of the steps of a path on the built site, which it leaves in its test for `reporter.ts`. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { PathFailure, spoken, stateName } from 'xstate-paths';
import type { PagePath } from 'xstate-paths/page';
import type { SiteDriver } from '../../machines/kit';
import { traceFile } from '../support/trace';
import { asked } from './asked';

/** Without the command, only pictures of failures are written. */
const folder = asked.report ?? 'reports/paths';

interface Scene {
  /** The event, its payload and the way to cause it, such as 'photo.next {"index":1} by Escape'. */
  event: string;
  /** The state, such as 'open', 'refused, still open' or 'failed in open'. */
  state: string;
  /** The file of the picture taken after the event. */
  shot: string;
}

declare module 'vitest' {
  interface TaskMeta {
    scenes?: Scene[];
  }
}

/** Records one path: `scene` takes a picture, `fail` also adds it to the error. */
export function beginStory({ kit, path, number }: PagePath<SiteDriver>, place: string, page: Page) {
  const scenes: Scene[] = [];
  const test = TestRunner.getCurrentTest();
  if (test && asked.report) test.meta.scenes = scenes;

  async function take(step: number, hasFailed = false): Promise<string> {
    const names = [kit.name, number, place, step, ...(hasFailed ? ['failed'] : [])];
    const shot = `shots/${names.join('-').replaceAll(' ', '-')}.jpg`;
    await page.screenshot({ path: join(folder, shot), type: 'jpeg', quality: 55, scale: 'css' });
    const done = path[step - 1];
    const how = hasFailed ? 'failed in ' : done?.taken.length === 0 ? 'refused, still ' : '';
    const state = stateName((done?.to ?? path[0]?.from)?.value ?? '');
    scenes.push({ event: done ? spoken(done) : 'the beginning', state: `${how}${state}`, shot });
    return join(folder, shot);
  }
  return {
    scene: async (step: number) => asked.report && take(step),
    async fail(reason: unknown): Promise<never> {
      if (!(reason instanceof PathFailure)) throw reason;
      // A page that does not respond has no picture.
      const shot = await take(reason.step, true).catch(() => '');
      const trace = traceFile();
      reason.add(`Picture: ${shot}`, trace ? `Trace: npx playwright-core show-trace ${trace}` : 'TRACE=1 records it.');
      throw reason;
    },
  };
}
