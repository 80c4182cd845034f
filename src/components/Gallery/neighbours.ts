interface Placed {
  id: string;
  place: 'shown' | 'next' | 'previous';
}

/** The shown photo and its two neighbors, each once; the list wraps around. With `alone`, only the shown one. */
export function neighbours(ids: readonly string[], index: number, alone: boolean): Placed[] {
  const at = (position: number) => ids.at(position % ids.length) ?? '';
  const all: Placed[] = [
    { id: at(index), place: 'shown' },
    { id: at(index + 1), place: 'next' },
    { id: at(index - 1), place: 'previous' },
  ];
  return all.slice(0, alone ? 1 : ids.length);
}
