/** Safe access to unchecked content, and what is wrong with it. */

export interface Problem {
  /** Relative to `src/content`. */
  file: string;
  /** Names of the entries around the problem, from the outside in; the message begins with them. */
  path?: readonly string[];
  /** What is wrong and what to write. */
  message: string;
  /** The value or the name, inside `path`, whose line the owner has to change. */
  at?: string | RegExp | undefined;
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Names a list entry in messages. An entry without a name is named by its number, counted from one. */
export const nameOf = (entry: unknown, index: number): string =>
  String(record(entry).id ?? record(entry).name ?? record(entry).question ?? `entry ${index + 1}`);

export const quoted = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ');

/** Turns a name, such as a camera's `IMG_1234 (2)`, into a valid id. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'no-name';
