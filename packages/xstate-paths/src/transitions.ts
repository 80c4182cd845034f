/** What a kit expects in a state or for a step, merged from all regions of a parallel machine. */
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyKit, AnyOutcome } from './any-kit';
import { stateName, stateNames } from './chart';
import type { Aspects } from './kit';
import type { Step } from './plan';

/** Names of the events for which the kit expects a transition in this state. */
export const eventsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.states[state]?.on ?? {}));

/** The delay of this state, if any. */
export const delayIn = (kit: AnyKit, value: StateValue): string | undefined =>
  eventsIn(kit, value).find(name => name in kit.delays);

/** The expected result of a step; the same state if the event is refused. */
export function outcomeOf(kit: AnyKit, { name, event, from: { value, context } }: Step): Required<AnyOutcome> {
  const state = stateName(value);
  const regions = stateNames(value).map(region => ({ region, transition: kit.states[region]?.on[name] }));
  if (!regions.some(({ transition }) => transition))
    throw new Error(`${kit.name}: the kit expects no ${name} in ${state}, but the machine handles it`);
  const outcomes = regions.map(
    ({ region, transition }): AnyOutcome => transition?.({ state, context, event }) ?? { to: region },
  );
  return {
    to: outcomes.map(({ to }) => to).join(' & '),
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(outcome => outcome.context)),
    effects: outcomes.flatMap(({ effects = [] }) => effects),
  };
}

/** Whether this step restarts the state's delays. */
export function restartsDelay(kit: AnyKit, step: Step): boolean {
  const hasDelay = (region: string) => Object.keys(kit.states[region]?.on ?? {}).some(name => name in kit.delays);
  const delayed = (state: string) => state.split(' & ').find(hasDelay) ?? state;
  const { to, reenter } = outcomeOf(kit, step);
  return reenter || delayed(to) !== delayed(stateName(step.from.value));
}

/** Names of the actors that are expected to run. */
export function activeActorsIn(kit: AnyKit, { value, context }: AnyMachineSnapshot): string[] {
  const named = stateNames(value).flatMap(state => kit.states[state]?.actors(context) ?? []);
  return [...new Set(named)].sort();
}

export const tagsIn = (kit: AnyKit, value: StateValue): string[] =>
  [...new Set(stateNames(value).flatMap(state => kit.states[state]?.tags ?? []))].sort();

/** The aspects that the page must have. `last`: the event that led to this state, if it was the last one. */
export const pageIn = (kit: AnyKit, { value, context }: AnyMachineSnapshot, last: Step['event'] | undefined): Aspects =>
  Object.assign({}, ...stateNames(value).map(state => kit.states[state]?.page(context, last)));
