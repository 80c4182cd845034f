/** The error of a failed path. */
import { existsSync, readFileSync } from 'node:fs';
import { type Path, type Step, stateName, stringify } from 'xstate-paths';

/** Maximum length of a printed payload, and of a printed value, of which only what differs is shown in full. */
const MOST_CHARACTERS = 120;
const MOST_OF_A_VALUE = 300;
/** Number of characters shown before what differs. */
const AROUND = 60;

/** A difference between what the kit expects and what the page shows. */
export interface Difference {
  what: string;
  expected: string;
  seen: string;
}

/** The failed step, expected and actual values, the steps before it, and the command to repeat it. */
export class PathFailure extends Error {
  override name = 'PathFailure';
  /** Number of the failed step; 0 if the path failed before its first step. */
  step: number;
  differences: readonly Difference[];
  constructor(
    headline: string,
    step: number,
    differences: readonly Difference[],
    notes: readonly string[],
    cause?: unknown,
  ) {
    const said = differences
      .map(shortened)
      .map(({ what, expected, seen }) => `  ${what}: expected ${expected}, seen ${seen}`);
    super([headline, ...said, ...notes].join('\n'), { cause });
    this.step = step;
    this.differences = differences;
    this.add();
  }
  /** Adds lines to the message, and leaves out the stack, which would only point into these tests. */
  add(...notes: readonly string[]): void {
    this.message = [this.message, ...notes].join('\n');
    this.stack = `PathFailure: ${this.message}`;
  }
}

/** The expected values that differ from those seen; other values are not compared. */
export function differences(wanted: unknown, seen: unknown): Difference[] {
  const all = new Map(Object.entries(seen ?? {}));
  return Object.entries(wanted ?? {})
    .filter(([name, value]) => stringify(all.get(name)) !== stringify(value))
    .map(([what, value]) => ({ what, expected: `${stringify(value)}`, seen: `${stringify(all.get(what))}` }));
}

/** The length of the beginning that two texts share. */
export function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** A difference whose values begin shortly before what differs, if they are long. */
function shortened({ what, expected, seen }: Difference): Difference {
  const from = Math.max(0, sameStart(expected, seen) - AROUND);
  const short = (text: string) => {
    if (text.length <= MOST_OF_A_VALUE) return text;
    return `${from > 0 ? '…' : ''}${text.slice(from, from + MOST_OF_A_VALUE)}${from + MOST_OF_A_VALUE < text.length ? '…' : ''}`;
  };
  return { what, expected: short(expected), seen: short(seen) };
}

export const stepsBefore = (path: Path, index: number): string[] =>
  index > 0
    ? [
        'Steps before it:',
        ...path.slice(0, index).map((one, place) => `  ${place + 1}. ${spoken(one)} → ${stateName(one.to.value)}`),
      ]
    : [];

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

/** Describes a step, such as `photo.next {"index":1} by finger`. A long payload is truncated. */
export function spoken({ event: { type: _, ...payload }, name, way }: Step): string {
  const whole = stringify(payload);
  const carried = whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS)}…` : whole;
  return `${name}${carried === '{}' ? '' : ` ${carried}`}${way ? ` by ${way}` : ''}`;
}
