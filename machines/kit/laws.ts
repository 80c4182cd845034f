/** What a kit says of a moment; of a parallel machine, what it says of each region together. */
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateName, stateNames } from './chart';
import type { AnyKit, AnyOutcome } from './kit';
import type { Step } from './plan';

/** Names of the events that a law answers here. */
export const lawsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.laws[state] ?? {}));

/** The delay that runs here, if one does. */
export const delayIn = (kit: AnyKit, value: StateValue): string | undefined =>
  lawsIn(kit, value).find(name => name in kit.delays);

/** What must follow; that nothing changes, where the law says so. */
export function outcomeOf(kit: AnyKit, { name, event, from: { value, context } }: Step): Required<AnyOutcome> {
  const state = stateName(value);
  const regions = stateNames(value).map(region => ({ region, law: kit.laws[region]?.[name] }));
  if (!regions.some(({ law }) => law))
    throw new Error(`${kit.name}: ${state} has no law for ${name}, and yet the machine knows it`);
  const outcomes = regions.map(({ region, law }): AnyOutcome => law?.({ state, context, event }) ?? { to: region });
  return {
    to: outcomes.map(({ to }) => to).join(' & '),
    anew: outcomes.some(({ anew }) => anew),
    context: Object.assign({}, ...outcomes.map(outcome => outcome.context)),
    told: outcomes.flatMap(({ told = [] }) => told),
  };
}

/** Whether the delays of the state begin again with this step. */
export function beginsAnew(kit: AnyKit, step: Step): boolean {
  const timed = (state: string) => state.split(' & ').find(region => delayed(kit, region)) ?? state;
  const { to, anew } = outcomeOf(kit, step);
  return anew || timed(to) !== timed(stateName(step.from.value));
}

const delayed = (kit: AnyKit, region: string) => Object.keys(kit.laws[region] ?? {}).some(name => name in kit.delays);

/** Names of the actors that are alive. */
export function aliveIn(kit: AnyKit, { value, context }: AnyMachineSnapshot): string[] {
  const named = stateNames(value).flatMap(state => {
    const alive = kit.alive[state] ?? [];
    return typeof alive === 'function' ? alive(context) : alive;
  });
  return [...new Set(named)].sort();
}

export const tagsIn = (kit: AnyKit, value: StateValue): string[] =>
  Object.keys(kit.tags)
    .filter(tag => stateNames(value).some(state => kit.tags[tag]?.includes(state)))
    .sort();

/** What must be seen. */
export const seenIn = (kit: AnyKit, { value, context }: AnyMachineSnapshot, last: Step['event'] | undefined): object =>
  Object.assign({}, ...stateNames(value).map(state => kit.seen[state]?.(context, last)));
