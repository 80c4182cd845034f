import { broken } from './any-kit.ts';
import { stateName, stateNames } from './inside.ts';
import type { AnyMachineSnapshot } from './machine-types.ts';
import type { Path, Step } from './plan.ts';
import { steadyId, stringify } from './repeatable.ts';
import { isActor } from './within.ts';

/** Maximum length of a printed payload, and of a printed value, of which only what differs is shown in full. */
const MOST_CHARACTERS = 120;
const MOST_OF_A_VALUE = 300;
const AROUND = 60;

/** What a failure says besides what differs. */
export interface Telling {
  /** The command that repeats the path of this number up to a step. */
  repeat?: (step: number, path?: number) => string;
  /** Where the kit says what it expects in a state, such as 'lamp.kit.ts:12'. */
  placeOf?: (state: string) => string;
}

export interface Difference {
  what: string;
  expected: string;
  seen: string;
  /** What may explain it. */
  hint?: string;
}

/** The failed step, expected and actual values, the steps before it, and the command to repeat it. */
export class PathFailure extends Error {
  override name = 'PathFailure';
  /** Number of the failed step; 0 if the path failed before its first step. */
  step: number;
  constructor(headline: string, step: number, found: readonly Difference[], notes: readonly string[], cause?: unknown) {
    const said = found
      .map(shortened)
      .map(
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

/** Compares values deeply. A property that is undefined is as good as none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return false;
  if (one instanceof Error && other instanceof Error) return one.message === other.message;
  if (one instanceof Map || one instanceof Set) return isEqual([...one], [...(other as Set<unknown>)]);
  if (isActor(one)) return isActor(other) && steadyId(one) === steadyId(other);
  // A date, a pattern or an address has no properties of its own, but its text says what it is.
  if (!/Object|Array/.test(kind) && String(one) !== String(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(name => isEqual(one[name as never], other[name as never]));
}

/** Such as '[object Date]', also for an object of another window. */
const kindOf = (value: object): string => Object.prototype.toString.call(value);

/** A difference whose values, if they are long, begin shortly before what differs. */
function shortened({ expected, seen, ...others }: Difference): Difference {
  const place = expected.split('').findIndex((sign, at) => sign !== seen[at]);
  const from = Math.max(0, (place < 0 ? expected.length : place) - AROUND);
  const to = from + MOST_OF_A_VALUE;
  const short = (text: string) =>
    text.length > MOST_OF_A_VALUE
      ? `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
      : text;
  return { ...others, expected: short(expected), seen: short(seen) };
}

/** The steps before the failed one, where the kit says what it expects at this moment, and how to repeat the path. */
export const notesOf = (
  { repeat, placeOf }: Telling,
  path: Path,
  index: number,
  { value }: AnyMachineSnapshot,
): string[] => [
  ...(index > 0 ? ['Steps before it:'] : []),
  ...path.slice(0, Math.max(0, index)).map((one, at) => `  ${at + 1}. ${spoken(one)} → ${stateName(one.to.value)}`),
  ...(placeOf ? [`Expected by: ${placeOf(stateNames(value).at(-1) ?? '')}`] : []),
  ...(repeat ? [`Repeat it: ${repeat(index + 1)}`] : []),
];

/** What an event carries, except the error that every kit may use. */
const payloadOf = ({ type: _, ...payload }: Step['event']): Readonly<Record<string, unknown>> =>
  payload.error === broken ? {} : payload;

/** Describes a step, such as `photo.next {"index":1} by finger`. A long payload is truncated. */
export function spoken({ event, name, way }: Step): string {
  const whole = stringify(payloadOf(event));
  const carried = whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS)}…` : whole;
  return `${name}${carried === '{}' ? '' : ` ${carried}`}${way ? ` by ${way}` : ''}`;
}
