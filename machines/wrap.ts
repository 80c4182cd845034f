/** The position `index` in a ring of `count` places: one past the end is the first, one before the first the last. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
