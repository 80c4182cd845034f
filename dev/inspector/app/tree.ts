/** Machines as the tree of actors that they are. */
import type { Watched } from '../watch/watched';
import type { Subject } from './store';

/** Each machine directly after the one that owns it, before the next of the same owner. */
export function inTree(subjects: readonly Subject[]): Subject[] {
  const from = (subject: Subject): Subject[] => [
    subject,
    ...subjects.filter(({ watched }) => watched.owner === subject.watched).flatMap(from),
  ];
  // An owner that has failed is not shown; what it owned still is.
  const isRoot = ({ watched: { owner } }: Subject) => !subjects.some(({ watched }) => watched === owner);
  return subjects.filter(isRoot).flatMap(from);
}

/** The names of its owners, outermost first. */
export function ownersOf({ owner }: Watched): string[] {
  return owner ? [...ownersOf(owner), owner.machine.id] : [];
}
