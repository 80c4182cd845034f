/** The order and the names of machines in the actor tree. */
import type { Watched } from '../watch/watched';
import type { Subject } from './store';

/** Depth first: each machine comes directly after its owner or after its owner's earlier children. */
export function inTree(subjects: readonly Subject[]): Subject[] {
  const from = (subject: Subject): Subject[] => [
    subject,
    ...subjects.filter(({ watched }) => watched.owner === subject.watched).flatMap(from),
  ];
  // An owner that has failed is not shown, but its children may still run.
  const isRoot = ({ watched: { owner } }: Subject) => !subjects.some(({ watched }) => watched === owner);
  return subjects.filter(isRoot).flatMap(from);
}

/** The names of its owners, outermost first. */
export function ownersOf({ owner }: Watched): string[] {
  return owner ? [...ownersOf(owner), owner.machine.id] : [];
}
