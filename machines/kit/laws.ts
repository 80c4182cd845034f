/** What the hand-written laws of a kit say of a step. */
import { stateName } from './chart';
import type { AnyKit, AnyOutcome } from './kit';
import type { Step } from './plan';

/** What must follow; that nothing changes, where the law says so. */
export function outcomeOf(kit: AnyKit, { name, event, from }: Step): AnyOutcome {
  const state = stateName(from.value);
  const law = kit.laws[state]?.[name];
  if (!law) throw new Error(`${kit.name}: ${state} has no law for ${name}, and yet the machine knows it`);
  return law({ context: from.context, event }) ?? { to: state };
}

/** Whether the delays of the state begin again with this step. */
export function beginsAnew(kit: AnyKit, step: Step): boolean {
  const { to, anew = false } = outcomeOf(kit, step);
  return anew || to !== stateName(step.from.value);
}
