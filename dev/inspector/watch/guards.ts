/** Asks the guards again, after the fact: XState reports which transition was taken, but not what stopped the others. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeId, eventLabel, nameOf } from '../chart/names';

export interface Verdict {
  edge: string;
  guard: string;
  holds: boolean;
}

/** The verdicts in the order in which XState asked for them; guards are pure, so to ask again changes nothing. */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): Verdict[] {
  const verdicts: Verdict[] = [];
  const leaves = snapshot._nodes.filter(node => Object.keys(node.states).length === 0);
  for (const leaf of leaves) decide(leaf, snapshot, event, verdicts);
  return verdicts;
}

/** Innermost state first, and in it the first transition that may be taken. */
function decide(leaf: AnyStateNode, snapshot: AnyMachineSnapshot, event: EventObject, verdicts: Verdict[]): void {
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const transition of node.transitions.get(event.type) ?? []) {
      if (!transition.guard) return;
      const holds = holdsFor(transition, snapshot, event);
      verdicts.push({ edge: edgeId(transition), guard: nameOf(transition.guard), holds });
      if (holds) return;
    }
  }
}

function holdsFor(transition: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (!transition.guard) return true;
  try {
    return evaluateGuard(transition.guard, snapshot.context as never, event, snapshot);
  } catch {
    // A guard that throws has not said yes.
    return false;
  }
}

/** Why nothing came of an event, in words. */
export function refusal(snapshot: AnyMachineSnapshot, event: EventObject, verdicts: readonly Verdict[]): string {
  const no = new Set(verdicts.filter(verdict => !verdict.holds).map(verdict => verdict.guard));
  if (no.size > 0) return `${[...no].join(' and ')} said no`;
  const states = snapshot._nodes.filter(node => Object.keys(node.states).length === 0).map(node => node.key);
  return `${states.join(', ')} does not handle ${eventLabel(event.type)}`;
}
