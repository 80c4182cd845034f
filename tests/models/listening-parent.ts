/** A parent for testing a single machine: records the facts it receives. */
import { createActor, type EventObject, fromTransition } from 'xstate';
import type { Parent } from '../../machines/parent';

export function listeningParent<Fact extends EventObject>(
  hear: (fact: Fact) => void = () => {},
): { parent: Parent<Fact>; facts: Fact[] } {
  const facts: Fact[] = [];
  const logic = fromTransition((_, fact: Fact) => {
    facts.push(fact);
    hear(fact);
    return null;
  }, null);
  return { parent: createActor(logic).start(), facts };
}
