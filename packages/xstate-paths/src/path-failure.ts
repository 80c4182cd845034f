/** The error of a failed path. */
import { stringify } from './repeatable';

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

/** The expected and the seen values of these names. */
export const differences = (
  names: readonly string[],
  wanted: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>>,
): Difference[] =>
  names.map(what => ({ what, expected: `${stringify(wanted[what])}`, seen: `${stringify(seen[what])}` }));

/** Compares values deeply. A property that is undefined is as good as none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (one instanceof Date || one instanceof RegExp) return String(one) === String(other);
  if (one instanceof Error) return one.message === (other as Error).message;
  if (one instanceof Map || one instanceof Set) return isEqual([...one], [...(other as Set<unknown>)]);
  if (isActor(one)) return one.id === (other as typeof one).id;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(name => isEqual(one[name as never], other[name as never]));
}

/** Actors are compared by name. */
export const isActor = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'sessionId' in value;
