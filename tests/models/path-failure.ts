/** The error of a failed path. */
import { stringify } from 'xstate-paths';

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
    const said = differences.map(({ what, expected, seen }) => `  ${what}: expected ${expected}, seen ${seen}`);
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
