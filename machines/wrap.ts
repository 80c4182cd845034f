/** `index` modulo `count`, never negative: -1 becomes the last index, and `count` becomes 0. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
