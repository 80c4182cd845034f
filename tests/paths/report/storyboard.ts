/** Writes the report's storyboards while paths run on the built site; only for `npm run paths`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import {
  type AnyKit,
  declaredStates,
  declaredTransitions,
  type Path,
  PathFailure,
  spoken,
  stateName,
  type Viewport,
} from 'xstate-paths';
import { traceFile } from '../../support/trace';
import { asked } from '../asked';

/** Without the command, only pictures of failures are written. */
const folder = asked.report ?? join(import.meta.dirname, '../../../reports/paths');

export interface Scene {
  /** The event, its payload and the way to cause it, such as 'photo.next {"index":1} by Escape'; empty before any event. */
  event: string;
  state: string;
  /** Names of the transitions taken; empty if a guard refused the event. */
  taken: readonly string[];
  /** File name of the picture taken after the event. */
  shot: string;
}

export interface Story {
  machine: string;
  viewport: Viewport;
  path: number;
  environment: string;
  scenes: Scene[];
  /** The error message, if the path failed in its last scene. */
  failure?: string | undefined;
  /** Each transition's name, and what a person calls it. */
  declared: { name: string; spoken: string }[];
  states: string[];
  unreachable: Record<string, string>;
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

/** Records one path: `scene` takes a picture, `fail` adds the error, `end` writes the file. */
export function beginStory(
  kit: AnyKit,
  path: Path,
  number: number,
  viewport: Viewport,
  environment: string,
  page: Page,
) {
  const scenes: Scene[] = [];
  const name = `${kit.name}-${number}-${viewport}-${environment.replaceAll(' ', '-')}`;
  let failure: string | undefined;

  async function take(shot: string): Promise<string> {
    mkdirSync(join(folder, 'shots'), { recursive: true });
    await page.screenshot({ path: join(folder, shot), type: 'jpeg', quality: 55, scale: 'css' });
    return shot;
  }
  const sceneOf = (step: number, shot: string): Scene => {
    const done = path[step - 1];
    return {
      event: done ? spoken(done) : '',
      state: stateName((done?.to ?? path[0]?.from)?.value ?? ''),
      taken: done?.taken ?? [],
      shot,
    };
  };
  return {
    async scene(step: number): Promise<void> {
      if (!asked.report) return;
      await picturesOf(page);
      scenes.push(sceneOf(step, await take(`shots/${name}-${step}.jpg`)));
    },
    /** Takes a picture of the failure, adds its file name to the error, and throws it. */
    async fail(reason: unknown): Promise<never> {
      // A page that does not respond has no picture.
      const shot = await take(`shots/${name}-failed.jpg`).catch(() => '');
      if (!(reason instanceof PathFailure)) throw reason;
      if (shot) reason.add(`Picture: ${relative(process.cwd(), join(folder, shot))}`);
      const trace = traceFile();
      reason.add(trace ? `Trace: npx playwright-core show-trace ${trace}` : 'TRACE=1 records it.');
      failure = reason.message;
      scenes.push({ ...sceneOf(reason.step, shot), taken: [] });
      throw reason;
    },
    end(): void {
      if (!asked.report) return;
      const story: Story = {
        machine: kit.name,
        viewport,
        path: number,
        environment,
        scenes,
        failure,
        declared: declaredTransitions(kit.machine).map(({ name, spoken }) => ({ name, spoken })),
        states: declaredStates(kit.machine),
        unreachable: { ...kit.unreachable },
      };
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(story));
    },
  };
}
