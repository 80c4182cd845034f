/** `index` modulo `count`, never negative: after the last index comes the first, before the first comes the last. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
