/** Where a position stands in a list of whatever length: near an end by its number, else 'between'. A thousand places are five kinds. */
export function placeIn(index: number, count: number): number | 'between' {
  if (index <= 1) return index;
  if (index >= count - 2) return index - count;
  return 'between';
}
