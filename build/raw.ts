/** Safe access to unchecked content. */

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The name of a list entry for messages, or else its number, counted from one as owners do. */
export const nameOf = (entry: unknown, index: number): string =>
  String(record(entry).id ?? record(entry).name ?? record(entry).question ?? `entry ${index + 1}`);
