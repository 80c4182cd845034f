/** A list position, simplified for the planner: a number near either end, otherwise 'between'; at most five values in all. */
export function placeIn(index: number, count: number): number | 'between' {
  if (index <= 1) return index;
  if (index >= count - 2) return index - count;
  return 'between';
}
