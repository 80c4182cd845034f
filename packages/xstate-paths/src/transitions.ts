/** What a kit expects of a step, merged from all regions of a parallel machine. */
import type { AnyKit, AnyOutcome } from './any-kit.ts';
import type { Step } from './plan.ts';
import {
  type AnyMachineSnapshot,
  areCompatible,
  declaredStates,
  delayNames,
  endingTimer,
  eventName,
  nextTimer,
  type Part,
  type StateValue,
  stateName,
  stateNames,
  statesFor,
  type Timer,
  timersIn,
} from './xstate-5.ts';

/** Whether the kit expects nothing of its machine's transitions, so that it takes them as they are. */
export const believes = (kit: AnyKit): boolean => Object.values(kit.states).every(({ on }) => on === undefined);

/** Names of the events for which the kit expects a transition in this state. */
export const eventsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.states[state]?.on ?? {}));

/** How long a delay lasts, in ms: as the kit says, or else the machine. */
export const lengthOf = (kit: AnyKit, { name, length }: Timer): number => kit.delays[name] ?? length;

/** When the next delay of this moment ends, in ms since the state was entered; undefined without a delay. */
export function delayIn(kit: AnyKit, snapshot: AnyMachineSnapshot): number | undefined {
  const next = nextTimer(snapshot);
  return next && lengthOf(kit, next) - (next.length - next.left);
}

type Judged = AnyOutcome & { reenter: boolean; context: object };

/** The expected result of a step; the same state if the event is refused. What the kit leaves open is undefined. */
export function outcomeOf(kit: AnyKit, { parts, to }: Step): Judged {
  if (believes(kit)) return { to: stateName(to.value), reenter: false, context: to.context };
  const outcomes = parts.map(part => outcomeOfPart(kit, part));
  const effects = outcomes.flatMap(one => one.effects ?? []);
  return {
    // What the kit expects of an earlier part must hold, too.
    to:
      (outcomes.find((one, index) => one.to !== stateName(parts[index]?.to.value ?? '')) ?? outcomes.at(-1))?.to ?? '',
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(({ context }) => context)),
    // What is left open in one part is open as a whole.
    ...(outcomes.every(one => one.effects) && { effects }),
  };
}

/** The state that the outcomes lead to: the regions that they name, and the others, unless these are left. */
function stateAfter(
  { machine }: AnyKit,
  before: readonly string[],
  outcomes: readonly AnyOutcome[],
  end: AnyMachineSnapshot,
): string {
  const named = outcomes.flatMap(({ to }) => to.split(' & '));
  const stays = before.filter(region => named.every(state => areCompatible(machine, region, state)));
  const all = [...new Set([...stays, ...named])];
  const real = stateNames(end.value);
  if (all.length === real.length && all.every(state => real.includes(state))) return real.join(' & ');
  const order = declaredStates(machine);
  return all.sort((one, other) => order.indexOf(one) - order.indexOf(other)).join(' & ');
}

function outcomeOfPart(kit: AnyKit, { event, from: { value, context }, to: end }: Part): Judged {
  const name = eventName(kit.machine, event);
  const state = stateName(value);
  const asked = statesFor(kit.machine, value, event);
  const transitions = asked.flatMap(region => kit.states[region]?.on?.[name] ?? []);
  if (transitions.length === 0)
    throw new Error(`${kit.name}: the kit expects no ${name} in ${state}, but the machine handles it`);
  const outcomes = transitions.flatMap(transition => transition({ state, context, event }) ?? []);
  const isOpen = !kit.complete && outcomes.every(({ effects }) => !effects);
  return {
    to: stateAfter(kit, stateNames(value), outcomes, end),
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(one => (one.context === 'any' ? end.context : one.context))),
    ...(!isOpen && { effects: outcomes.flatMap(({ effects = [] }) => effects) }),
  };
}

/** Whether this step restarts the state's delays. */
export function restartsDelay(kit: AnyKit, step: Step): boolean {
  if (endingTimer(step.from, step.event)) return true;
  const before = timersIn(step.from);
  const started = timersIn(step.to).filter(timer => before.every(one => one.started !== timer.started));
  const delays = delayNames(kit.machine);
  // A complete kit says which states' delays start again. Those that a transition starts itself go on in any state.
  if (started.some(({ name }) => !kit.complete || !delays.includes(name))) return true;
  const running = timersIn(step.to);
  if (believes(kit) || (running.length > 0 && running.every(({ name }) => !delays.includes(name)))) return false;
  const hasDelay = (region: string) => Object.keys(kit.states[region]?.on ?? {}).some(name => delays.includes(name));
  const delayed = (state: string) => state.split(' & ').find(hasDelay) ?? state;
  const { to, reenter } = outcomeOf(kit, step);
  return reenter || delayed(to) !== delayed(stateName(step.from.value));
}
