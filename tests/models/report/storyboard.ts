/** What the report of the paths shows: written step by step while the built site is walked, and only when it is asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { declaredStates, declaredTransitions, stateName } from '../chart';
import type { AnyKit, Viewport } from '../kit';
import { type Path, type Step, stringify } from '../plan';
import { type Difference, PathFailure } from '../walk-page';

/** The folder to write to; without it, only the picture of a failure is written. */
const storyboardFolder = process.env.STORYBOARD;
const folder = storyboardFolder ?? join(import.meta.dirname, '../../../reports/paths');

export interface Scene {
  /** 'field.change', or nothing at the beginning. */
  event: string;
  /** What the event carries, and how it was done: 'field: name, value: Ada', 'by Escape'. */
  details: string[];
  state: string;
  /** Names of the transitions; none where a guard said no. */
  taken: readonly string[];
  /** File name of the picture of the page after the event. */
  shot: string;
  /** What differs from what the kit expects, in the last scene of a path that has failed. */
  differences?: readonly Difference[];
}

export interface Story {
  machine: string;
  viewport: Viewport;
  path: number;
  seconds: number;
  scenes: Scene[];
  /** Everything that the failure says. */
  failure?: string;
  declared: string[];
  states: string[];
  unreachable: Record<string, string>;
}

const shorten = (text: string) => (text.length > 36 ? `${text.slice(0, 36)}… (${text.length} characters)` : text);

function detailsOf({ event: { type: _, ...payload }, way }: Step): string[] {
  const carried = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${shorten(stringify(value))}`);
  return [...carried, ...(way ? [`by ${way}`] : [])];
}

/** Lets the pictures in the window arrive; some are held back on purpose, and nobody waits for those for long. */
async function picturesOf(page: Page): Promise<void> {
  const awaited = () =>
    [...document.images].some(image => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return inWindow && image.checkVisibility() && !image.complete;
    });
  for (let look = 0; look < 10 && (await page.evaluate(awaited)); look++) {
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Begins the story of one path: `scene` takes a picture, `fail` tells what went wrong, `end` writes the story down. */
export function beginStory(kit: AnyKit, path: Path, number: number, viewport: Viewport, page: Page) {
  const started = performance.now();
  const scenes: Scene[] = [];
  const name = `${kit.name}-${number}-${viewport}`;
  let failure: string | undefined;

  async function take(shot: string): Promise<string> {
    mkdirSync(join(folder, 'shots'), { recursive: true });
    await page.screenshot({ path: join(folder, shot), type: 'jpeg', quality: 55, scale: 'css' });
    return shot;
  }
  const sceneOf = (step: number, shot: string): Scene => {
    const done = path[step - 1];
    return {
      event: done?.name ?? '',
      details: done ? detailsOf(done) : [],
      state: stateName((done?.to ?? path[0]?.from)?.value ?? ''),
      taken: done?.taken ?? [],
      shot,
    };
  };
  return {
    async scene(step: number): Promise<void> {
      if (!storyboardFolder) return;
      await picturesOf(page);
      scenes.push(sceneOf(step, await take(`shots/${name}-${step}.jpg`)));
    },
    /** Adds the picture of the failure to its words, and fails with both. */
    async fail(reason: unknown): Promise<never> {
      // A page that does not answer has no picture.
      const shot = await take(`shots/${name}-failed.jpg`).catch(() => '');
      if (!(reason instanceof PathFailure)) throw reason;
      if (shot) reason.add(`Picture: ${relative(process.cwd(), join(folder, shot))}`);
      failure = reason.message;
      scenes.push({ ...sceneOf(reason.step, shot), taken: [], differences: reason.differences });
      throw reason;
    },
    end(): void {
      if (!storyboardFolder) return;
      const story: Story = {
        machine: kit.name,
        viewport,
        path: number,
        seconds: (performance.now() - started) / 1_000,
        scenes,
        ...(failure && { failure }),
        declared: declaredTransitions(kit.machine).map(one => one.name),
        states: declaredStates(kit.machine),
        unreachable: { ...kit.unreachable },
      };
      writeFileSync(join(storyboardFolder, `${name}.json`), JSON.stringify(story));
    },
  };
}
