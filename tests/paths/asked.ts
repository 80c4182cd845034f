/** What `npm run paths` asks of the tests, in the variable `PATHS`. By default, they take all paths at full speed. */
import { existsSync, readFileSync } from 'node:fs';
import type { Telling, Viewport } from 'xstate-paths';
import type { Environment } from './environments';

export type Level = 'machine' | 'view' | 'browser';

export interface Asked {
  /** Only these machines. */
  machines?: readonly string[] | undefined;
  /** Number of the only path. */
  path?: number | undefined;
  /** Number of the last step to take. */
  step?: number | undefined;
  viewport?: Viewport | undefined;
  environment?: Environment | undefined;
  headed?: boolean | undefined;
  /** Whether each step is followed by a pause of a second. */
  slow?: boolean | undefined;
  /** The folder for the report's pictures. */
  report?: string | undefined;
}

export const asked: Asked = JSON.parse(process.env.PATHS ?? '{}');

/** How a path is taken. */
export interface Walked {
  level: Level;
  path?: number;
  viewport?: Viewport;
  environment?: Environment;
}

/** What the failure of a machine's path says: how to repeat it, and where its kit expects something else. */
export const tellingOf = (machine: string, { level, path, viewport, environment }: Walked): Telling => ({
  repeat: step =>
    [
      `npm run paths -- ${machine} --level ${level}`,
      path && `--path ${path} --step ${step}`,
      viewport && `--viewport ${viewport}`,
      environment && `--environment '${environment}'`,
    ]
      .filter(Boolean)
      .join(' '),
  placeOf: state => placeInKit(machine, state),
});

/** The line of the kit where a state begins, such as 'machines/zoom/zoom.kit.ts:123'; only the file if there is none. */
function placeInKit(machine: string, state: string): string {
  const file = `machines/${machine}/${machine}.kit.ts`;
  if (!existsSync(file)) return `the kit of ${machine}`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const states = lines.findIndex(line => /^ +states: \{/.test(line));
  const place = lines.findIndex(
    (line, index) => index > states && line.trim().replaceAll("'", '').startsWith(`${state}:`),
  );
  return place > 0 ? `${file}:${place + 1}` : file;
}
