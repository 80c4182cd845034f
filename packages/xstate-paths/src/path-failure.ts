import type { AnyMachineSnapshot } from 'xstate';
import { broken } from './any-kit.ts';
import { stateName, stateNames } from './inside.ts';
import type { Path, Step } from './plan.ts';
import { stringify } from './repeatable.ts';

const MOST_CHARACTERS = 120;

export interface FailureHints {
  /** The command that repeats the path of this number up to a step. */
  repeat?: (step: number, path?: number) => string;
  /** Where the kit says what it expects in a state, such as 'lamp.kit.ts:12'. */
  kitLineOf?: (state: string) => string;
}

export type Difference = { what: string; expected: string; seen: string; hint?: string };

/** The failed step, expected and actual values, the steps before it, and the command to repeat it. */
export class PathFailure extends Error {
  override name = 'PathFailure';
  step: number;
  constructor(headline: string, step: number, found: readonly Difference[], notes: readonly string[], cause?: unknown) {
    const said = found.map(
      ({ what, expected, seen, hint }) => `  ${what}: expected ${expected}, seen ${seen}${hint ? ` (${hint})` : ''}`,
    );
    super([headline, ...said, ...notes].join('\n'), { cause });
    this.step = step;
    this.add();
  }
  /** Adds lines to the message, and leaves out the stack, which would only point into these tests. */
  add(...notes: readonly string[]): void {
    this.message = [this.message, ...notes].join('\n');
    this.stack = `PathFailure: ${this.message}`;
  }
}

/** The steps before the failed one, where the kit says what it expects at this moment, and how to repeat the path. */
export const notesOf = (
  { repeat, kitLineOf }: FailureHints,
  path: Path,
  index: number,
  { value }: AnyMachineSnapshot,
): string[] => [
  ...(index > 0 ? ['Steps before it:'] : []),
  ...path.slice(0, Math.max(0, index)).map((one, at) => `  ${at + 1}. ${spoken(one)} → ${stateName(one.to.value)}`),
  ...(kitLineOf ? [`Expected by: ${kitLineOf(stateNames(value).at(-1) ?? '')}`] : []),
  ...(repeat ? [`Repeat it: ${repeat(index + 1)}`] : []),
];

const payloadOf = ({ type: _, ...payload }: Step['event']): Readonly<Record<string, unknown>> =>
  payload.error === broken ? {} : payload;

/** Describes a step, such as `photo.next {"index":1} by finger`. A long payload is truncated. */
export function spoken({ event, name, variant }: Step): string {
  const whole = stringify(payloadOf(event));
  const carried = whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS)}…` : whole;
  return `${name}${carried === '{}' ? '' : ` ${carried}`}${variant ? ` by ${variant}` : ''}`;
}
