/** Takes the report's pictures while a path runs on the built site, and leaves its story in the test, for `reporter.ts`. */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { declaredTransitions, PathFailure, spoken, stateName } from 'xstate-paths';
import type { PagePath } from 'xstate-paths/page';
import type { SiteDriver } from '../../../machines/kit';
import { traceFile } from '../../support/trace';
import { asked } from '../asked';

/** Without the command, only pictures of failures are written. */
const folder = asked.report ?? join(import.meta.dirname, '../../../reports/paths');

export interface Story {
  machine: string;
  path: number;
  /** Where it was taken, such as 'on a phone in dark mode', and the size of its pictures as attributes. */
  place: string;
  size: string;
  scenes: {
    /** The event, its payload and the way to cause it, such as 'photo.next {"index":1} by Escape'. */
    event: string;
    /** The state, such as 'open', 'refused, still open' or 'failed in open'. */
    state: string;
    /** Names of the transitions taken. */
    taken: readonly string[];
    /** File name of the picture taken after the event. */
    shot: string;
  }[];
  /** Each transition's name, what a person calls it, and why it is unreachable, if it is. */
  declared: { name: string; spoken: string; unreachable: string | undefined }[];
}

declare module 'vitest' {
  interface TaskMeta {
    story?: Story;
  }
}

/** Waits for the pictures in the window, but not long, because paths hold some back. */
async function picturesOf(page: Page): Promise<void> {
  const areLoading = () =>
    [...document.images].some(image => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return inWindow && image.checkVisibility() && !image.complete;
    });
  for (let look = 0; look < 10 && (await page.evaluate(areLoading)); look++) await pause(50);
}

/** Records one path: `scene` takes a picture, `fail` also adds the error. */
export function beginStory({ kit, path, number }: PagePath<SiteDriver>, place: string, page: Page) {
  const { width, height } = page.viewportSize() ?? {};
  const story: Story = {
    ...{ machine: kit.name, path: number, place, size: `width="${width}" height="${height}"`, scenes: [] },
    declared: declaredTransitions(kit.machine).map(({ name, spoken }) => ({
      ...{ name, spoken },
      unreachable: kit.unreachable[name],
    })),
  };
  const test = TestRunner.getCurrentTest();
  if (test && asked.report) test.meta.story = story;

  async function take(step: number, ending = `${step}`): Promise<string> {
    const shot = `shots/${[kit.name, number, place, ending].join('-').replaceAll(' ', '-')}.jpg`;
    mkdirSync(join(folder, 'shots'), { recursive: true });
    await page.screenshot({ path: join(folder, shot), type: 'jpeg', quality: 55, scale: 'css' });
    const done = path[step - 1];
    const hasFailed = ending === 'failed';
    const taken = hasFailed ? [] : (done?.taken ?? []);
    const how = hasFailed ? 'failed in ' : done && taken.length === 0 ? 'refused, still ' : '';
    const state = `${how}${stateName((done?.to ?? path[0]?.from)?.value ?? '')}`;
    story.scenes.push({ event: done ? spoken(done) : 'the beginning', state, taken, shot });
    return shot;
  }
  return {
    async scene(step: number): Promise<void> {
      if (!asked.report) return;
      await picturesOf(page);
      await take(step);
    },
    /** Takes a picture of the failure, adds its file name to the error, and throws it. */
    async fail(reason: unknown): Promise<never> {
      if (!(reason instanceof PathFailure)) throw reason;
      // A page that does not respond has no picture.
      const shot = await take(reason.step, 'failed').catch(() => '');
      if (shot) reason.add(`Picture: ${relative(process.cwd(), join(folder, shot))}`);
      const trace = traceFile();
      reason.add(trace ? `Trace: npx playwright-core show-trace ${trace}` : 'TRACE=1 records it.');
      throw reason;
    },
  };
}
