/** What a kit expects in a state or for a step, merged from all regions of a parallel machine. */
import type { AnyKit, AnyOutcome, Seen } from './any-kit';
import type { Aspects } from './kit';
import type { Step } from './plan';
import {
  type AnyMachineSnapshot,
  delayNames,
  nextTimers,
  type StateValue,
  stateName,
  stateNames,
  type Timer,
  timersIn,
} from './xstate-5';

/** Whether the kit expects nothing of its machine's transitions, so that it takes them as they are. */
export const believes = (kit: AnyKit): boolean => Object.values(kit.states).every(({ on }) => on === undefined);

/** Names of the events for which the kit expects a transition in this state. */
export const eventsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.states[state]?.on ?? {}));

/** How long a delay lasts, in ms: as the kit says, or else the machine. */
const lengthOf = (kit: AnyKit, { name, length }: Timer): number => kit.delays[name] ?? length;

/** When the next delay of this moment ends, in ms since the state was entered; undefined without a delay. */
export function delayIn(kit: AnyKit, snapshot: AnyMachineSnapshot): number | undefined {
  const [next] = nextTimers(snapshot);
  return next && lengthOf(kit, next) - (next.length - next.left);
}

/** The expected result of a step; the same state if the event is refused. What the kit leaves open is undefined. */
export function outcomeOf(kit: AnyKit, step: Step): AnyOutcome & { reenter: boolean } {
  const { name, event, from, to: end } = step;
  const { value, context } = from;
  if (believes(kit)) return { to: stateName(end.value), reenter: false, context: end.context };
  const state = stateName(value);
  const regions = stateNames(value).map(region => ({ region, transition: kit.states[region]?.on?.[name] }));
  if (!regions.some(({ transition }) => transition))
    throw new Error(`${kit.name}: the kit expects no ${name} in ${state}, but the machine handles it`);
  const outcomes = regions.map(
    ({ region, transition }): AnyOutcome => transition?.({ state, context, event }) ?? { to: region },
  );
  const isOpen = !kit.complete && outcomes.every(({ effects }) => !effects);
  return {
    to: outcomes.map(({ to }) => to).join(' & '),
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(outcome => outcome.context)),
    ...(!isOpen && { effects: outcomes.flatMap(({ effects = [] }) => effects) }),
  };
}

/** Whether this step restarts the state's delays. */
export function restartsDelay(kit: AnyKit, step: Step): boolean {
  const before = timersIn(step.from);
  if (before.some(({ name }) => name === step.name)) return true;
  if (believes(kit)) return timersIn(step.to).some(({ started }) => before.every(timer => timer.started !== started));
  const delays = delayNames(kit.machine);
  const hasDelay = (region: string) => Object.keys(kit.states[region]?.on ?? {}).some(name => delays.includes(name));
  const delayed = (state: string) => state.split(' & ').find(hasDelay) ?? state;
  const { to, reenter } = outcomeOf(kit, step);
  return reenter || delayed(to) !== delayed(stateName(step.from.value));
}

/** Names of the actors that are expected to run; undefined if the kit does not say. */
export function activeActorsIn(kit: AnyKit, { value, context }: AnyMachineSnapshot): string[] | undefined {
  const named = stateNames(value).map(state => kit.states[state]?.actors?.(context));
  return openUnless(kit, named);
}

export const tagsIn = (kit: AnyKit, value: StateValue): string[] | undefined =>
  openUnless(
    kit,
    stateNames(value).map(state => kit.states[state]?.tags),
  );

const openUnless = (kit: AnyKit, all: readonly (readonly string[] | undefined)[]) =>
  kit.complete || all.some(Boolean) ? [...new Set(all.flatMap((some = []) => some))].sort() : undefined;

/** The aspects that the page must have. `last`: the event that led to this state, if it was the last one. */
export const pageIn = (kit: AnyKit, { value, context }: AnyMachineSnapshot, last: Step['event'] | undefined): Aspects =>
  Object.assign({}, ...stateNames(value).map(state => kit.states[state]?.page(context, last)));

/** The assertions of the states about the page. */
export const seeIn = <D>(kit: AnyKit<D>, { value }: AnyMachineSnapshot): ((driver: D, moment: Seen) => unknown)[] =>
  stateNames(value).flatMap(state => kit.states[state]?.see ?? []);
