/** Explains an event by evaluating guards again, because XState does not report which guards refused a transition. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activeIn, candidatesIn, nameOf, transitionName } from 'xstate-paths/inside';
import { eventLabel, isForbidden } from '../chart/names';
import { type Thrown, thrown } from './plain';

export type GuardResult = { edge: string; guard: string; holds: boolean | 'threw' };

/** What an event does to a machine, and why it changes nothing, if so. It is safe to evaluate guards again, because they are pure. */
export function explain(snapshot: AnyMachineSnapshot, event: EventObject) {
  const active = activeIn(snapshot);
  const guardResults: GuardResult[] = [];
  let error: Thrown | undefined;

  /** The transitions that XState chooses: those of inner states, or else the state's own. */
  function chosenIn(node: AnyStateNode): AnyTransitionDefinition[] {
    const inner = active.filter(({ parent }) => parent === node).flatMap(chosenIn);
    const chosen = inner.length > 0 || error ? undefined : candidatesIn(node, event.type).find(isChosen);
    return chosen && !error ? [chosen] : inner;
  }

  /** Also ends the search if the guard throws. */
  function isChosen(transition: AnyTransitionDefinition): boolean {
    if (!transition.guard) return true;
    const guard = nameOf(transition.guard);
    let holds: GuardResult['holds'] = 'threw';
    try {
      // The context of any machine.
      holds = evaluateGuard(transition.guard, snapshot.context as never, event, snapshot);
    } catch (reason) {
      const { message, stack } = thrown(reason);
      // An inline guard is called like its property.
      const name = guard === 'guard' ? 'a guard' : `guard ${guard}`;
      // Without the inspector's own frames.
      const lines = stack.split('\n').filter(line => !line.includes('/__inspector/'));
      error = { message: `${name} throws ${message}`, stack: lines.join('\n') };
    }
    guardResults.push({ edge: transitionName(transition), guard, holds });
    return holds !== false;
  }

  const chosen = chosenIn(snapshot.machine.root);
  const isInVain = !error && chosen.every(isForbidden);
  return { guardResults, error, refusal: isInVain ? refusal() : undefined };

  function refusal(): string {
    if (chosen.length > 0) return 'forbidden here: nothing happens';
    const no = new Set(guardResults.map(({ guard }) => guard));
    if (no.size > 0) return `refused: ${[...no].join(' and ')} said no`;
    const leaves = active.filter(({ states }) => Object.keys(states).length === 0);
    return `refused: ${leaves.map(({ key }) => key).join(', ')} does not handle ${eventLabel(event.type)}`;
  }
}
