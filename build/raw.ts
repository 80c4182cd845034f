/** Careful looks into content that nobody has checked yet. */

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What an entry of a list calls itself, for nobody counts from zero. */
export const nameOf = (entry: unknown, index: number): string =>
  String(record(entry).id ?? record(entry).name ?? record(entry).question ?? `entry ${index + 1}`);
