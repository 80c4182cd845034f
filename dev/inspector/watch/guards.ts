/** Evaluates guards again after an event, because XState does not report which guards refused a transition. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeId, eventLabel, nameOf } from '../chart/names';

export interface GuardResult {
  edge: string;
  guard: string;
  holds: boolean;
}

/** The results of an event's guards, in XState's order. It is safe to evaluate guards again, because they are pure. */
export function guardResultsOn(snapshot: AnyMachineSnapshot, event: EventObject): GuardResult[] {
  const guardResults: GuardResult[] = [];
  const leaves = snapshot._nodes.filter(node => Object.keys(node.states).length === 0);
  for (const leaf of leaves) decide(leaf, snapshot, event, guardResults);
  return guardResults;
}

/** Evaluates the guards of the innermost state first, then of its parents, until one passes. */
function decide(
  leaf: AnyStateNode,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  guardResults: GuardResult[],
): void {
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const transition of node.transitions.get(event.type) ?? []) {
      if (!transition.guard) return;
      const holds = holdsFor(transition, snapshot, event);
      guardResults.push({ edge: edgeId(transition), guard: nameOf(transition.guard), holds });
      if (holds) return;
    }
  }
}

function holdsFor(transition: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (!transition.guard) return true;
  try {
    return evaluateGuard(transition.guard, snapshot.context as never, event, snapshot);
  } catch {
    // A guard that throws does not pass.
    return false;
  }
}

/** The reason why an event changed nothing, as text. */
export function refusal(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  guardResults: readonly GuardResult[],
): string {
  const no = new Set(guardResults.filter(result => !result.holds).map(result => result.guard));
  if (no.size > 0) return `${[...no].join(' and ')} said no`;
  const states = snapshot._nodes.filter(node => Object.keys(node.states).length === 0).map(node => node.key);
  return `${states.join(', ')} does not handle ${eventLabel(event.type)}`;
}
