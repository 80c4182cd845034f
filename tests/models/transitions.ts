/** What the hand-written laws of a kit say of a step. */
import { stateName } from './chart';
import type { AnyKit, AnyOutcome } from './kit';
import type { Step } from './plan';

/** What must follow; that nothing changes, where the law says so. */
export function outcomeOf(kit: AnyKit, { name, event, from }: Step): AnyOutcome {
  const state = stateName(from.value);
  const transition = kit.transitions[state]?.[name];
  if (!transition) throw new Error(`${kit.name}: ${state} has no transition for ${name}, and yet the machine knows it`);
  return transition({ context: from.context, event }) ?? { to: state };
}

/** Whether the delays of the state begin again with this step. */
export function restartsDelay(kit: AnyKit, step: Step): boolean {
  const { to, reenter = false } = outcomeOf(kit, step);
  return reenter || to !== stateName(step.from.value);
}
