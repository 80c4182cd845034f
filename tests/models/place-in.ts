/** A position in a list, simplified for the planner: near an end by number, otherwise 'between'. Five values for any length. */
export function placeIn(index: number, count: number): number | 'between' {
  if (index <= 1) return index;
  if (index >= count - 2) return index - count;
  return 'between';
}
