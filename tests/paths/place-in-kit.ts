import { existsSync, readFileSync } from 'node:fs';

/** The line of the kit where a state begins, such as 'machines/zoom/zoom.kit.ts:123'; only the file if there is none. */
export function placeInKit(machine: string, state: string): string {
  const file = `machines/${machine}/${machine}.kit.ts`;
  if (!existsSync(file)) return `the kit of ${machine}`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const states = lines.findIndex(line => /^ +states: \{/.test(line));
  const place = lines.findIndex(
    (line, index) => index > states && line.trim().replaceAll("'", '').startsWith(`${state}:`),
  );
  return place > 0 ? `${file}:${place + 1}` : file;
}
