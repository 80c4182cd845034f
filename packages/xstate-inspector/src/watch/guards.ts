/** Evaluates guards again after an event, because XState does not report which guards refused a transition. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeId, eventLabel, nameOf } from '../chart/names';
import { candidatesIn, nodesOf } from './xstate-5';

export interface GuardResult {
  edge: string;
  guard: string;
  holds: boolean;
}

/** The results of an event's guards, in XState's order. It is safe to evaluate guards again, because they are pure. */
export function guardResultsOn(snapshot: AnyMachineSnapshot, event: EventObject): GuardResult[] {
  /** Of the innermost state first, then of its parents, until one guard passes. */
  const resultsFor = (node: AnyStateNode | undefined): GuardResult[] => {
    const results: GuardResult[] = [];
    for (const transition of node ? candidatesIn(node, event.type) : []) {
      if (!transition.guard) return results;
      const holds = holdsFor(transition.guard, snapshot, event);
      results.push({ edge: edgeId(transition), guard: nameOf(transition.guard), holds });
      if (holds) return results;
    }
    return node ? [...results, ...resultsFor(node.parent)] : results;
  };
  return leavesOf(snapshot).flatMap(resultsFor);
}

const leavesOf = (snapshot: AnyMachineSnapshot) =>
  nodesOf(snapshot).filter(node => Object.keys(node.states).length === 0);

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

function holdsFor(guard: Guard, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return evaluateGuard(guard, snapshot.context as never, event, snapshot);
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
  const states = leavesOf(snapshot).map(({ key }) => key);
  return `${states.join(', ')} does not handle ${eventLabel(event.type)}`;
}
