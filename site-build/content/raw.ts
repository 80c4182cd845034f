/** Safe access to unchecked content. */

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Names a list entry in messages. An entry without a name is named by its number, counted from one. */
export const nameOf = (entry: unknown, index: number): string =>
  String(record(entry).id ?? record(entry).name ?? record(entry).question ?? `entry ${index + 1}`);

export const quoted = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ');
