/** `index` modulo `count`, never negative: one past the end is the first, one before the first the last. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
