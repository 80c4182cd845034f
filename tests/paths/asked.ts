/** The options of `npm run paths`, which Vitest gets in environment variables. By default, all paths run at full speed. */

import type { Viewport } from 'xstate-paths';
import type { Environment } from './environments';

export type Level = 'machine' | 'view' | 'browser';
export const levels: readonly Level[] = ['machine', 'view', 'browser'];

/** Selects one path, or all paths of a machine. */
export interface Choice {
  machine: string;
  level?: Level | undefined;
  path?: number | undefined;
  viewport?: Viewport | undefined;
  environment?: Environment | undefined;
}

const { PATHS, PATHS_STEP, PATHS_SLOW, PATHS_HEADED } = process.env;
const choices: readonly Choice[] | undefined = PATHS ? JSON.parse(PATHS) : undefined;

export const asked = {
  /** Whether this is `npm run paths`, which takes the whole plan. */
  isCommand: Boolean(process.env.STORYBOARD),
  /** Number of the last step to take; undefined for all steps. */
  step: PATHS_STEP ? Number(PATHS_STEP) : undefined,
  /** Pause after each step, in ms. */
  slow: Number(PATHS_SLOW ?? 0),
  headed: PATHS_HEADED === '1',
};

export const isAsked = (
  machine: string,
  level: Level,
  path: number,
  { viewport, environment }: { viewport?: Viewport; environment?: Environment } = {},
): boolean =>
  choices?.some(
    one =>
      one.machine === machine &&
      (one.level ?? level) === level &&
      (one.path ?? path) === path &&
      (one.viewport ?? viewport) === viewport &&
      (one.environment ?? environment) === environment,
  ) ?? true;

/** Whether any path of a machine may be asked for. Only those are planned, because planning all takes seconds. */
export const isMachineAsked = (machine: string, level: Level): boolean =>
  choices?.some(one => one.machine === machine && (one.level ?? level) === level) ?? true;

/** Fails if the command chooses a path that the machine does not have. `plan`: its paths on this level. */
export function expectPath(machine: string, level: Level, plan: () => readonly unknown[]): void {
  const numbers = (choices ?? [])
    .filter(one => one.machine === machine && (one.level ?? level) === level)
    .flatMap(({ path }) => path ?? []);
  if (numbers.length === 0) return;
  const count = plan().length;
  const has = count === 1 ? '1 path' : `${count} paths`;
  if (Math.max(...numbers) > count)
    throw new Error(`${machine} has ${has} on level ${level}, so there is no path ${Math.max(...numbers)}`);
}

/** The command that repeats one path up to a step. */
export const commandFor = ({ machine, level, path, viewport, environment }: Choice, step?: number) =>
  [
    `npm run paths -- ${machine}`,
    level && `--level ${level}`,
    path && `--path ${path}`,
    step && `--step ${step}`,
    viewport && `--viewport ${viewport}`,
    environment && `--environment '${environment}'`,
  ]
    .filter(Boolean)
    .join(' ');
