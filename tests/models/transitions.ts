/** What a kit expects at a moment; of a parallel machine, what it expects of all regions together. */
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateName, stateNames } from './chart';
import type { AnyKit, AnyOutcome, Observed } from './kit';
import type { Step } from './plan';

/** Names of the events that have a transition here. */
export const eventsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.transitions[state] ?? {}));

/** The delay that runs here, if one does. */
export const delayIn = (kit: AnyKit, value: StateValue): string | undefined =>
  eventsIn(kit, value).find(name => name in kit.delays);

/** What must follow; the same state where the event is refused. */
export function outcomeOf(kit: AnyKit, { name, event, from: { value, context } }: Step): Required<AnyOutcome> {
  const state = stateName(value);
  const regions = stateNames(value).map(region => ({ region, transition: kit.transitions[region]?.[name] }));
  if (!regions.some(({ transition }) => transition))
    throw new Error(`${kit.name}: ${state} expects no ${name}, but the machine handles it`);
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

/** Whether the delays of the state begin again with this step. */
export function restartsDelay(kit: AnyKit, step: Step): boolean {
  const hasDelay = (region: string) => Object.keys(kit.transitions[region] ?? {}).some(name => name in kit.delays);
  const delayed = (state: string) => state.split(' & ').find(hasDelay) ?? state;
  const { to, reenter } = outcomeOf(kit, step);
  return reenter || delayed(to) !== delayed(stateName(step.from.value));
}

/** Names of the actors that run. */
export function activeActorsIn(kit: AnyKit, { value, context }: AnyMachineSnapshot): string[] {
  const named = stateNames(value).flatMap(state => {
    const active = kit.activeActors[state] ?? [];
    return typeof active === 'function' ? active(context) : active;
  });
  return [...new Set(named)].sort();
}

export const tagsIn = (kit: AnyKit, value: StateValue): string[] =>
  Object.keys(kit.tags)
    .filter(tag => stateNames(value).some(state => kit.tags[tag]?.includes(state)))
    .sort();

interface Seen {
  /** Of what can be noticed on any page. */
  observed?: Observed;
}

/** What must be seen. */
export function seenIn(kit: AnyKit, { value, context }: AnyMachineSnapshot, last: Step['event'] | undefined): Seen {
  const all = stateNames(value).map(state => kit.seen[state]?.(context, last) as Seen | undefined);
  return Object.assign({}, ...all, { observed: Object.assign({}, ...all.map(one => one?.observed)) });
}
