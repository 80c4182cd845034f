interface Placed {
  id: string;
  place: 'shown' | 'next' | 'previous';
}

/** The photo that is shown, and those beside it in the ring, each once. `alone` leaves those out that nobody has asked for yet. */
export function neighbours(ids: readonly string[], index: number, alone: boolean): Placed[] {
  const at = (position: number) => ids.at(position % ids.length) ?? '';
  const all: Placed[] = [
    { id: at(index), place: 'shown' },
    { id: at(index + 1), place: 'next' },
    { id: at(index - 1), place: 'previous' },
  ];
  return all.slice(0, alone ? 1 : ids.length);
}
