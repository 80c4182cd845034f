/** What a kit expects of a step, merged from all regions of a parallel machine; and compares it with the bare machine. */
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { hasActor } from './actors-in-context.ts';
import type { AnyKit, AnyOutcome } from './any-kit.ts';
import { actorName, areCompatible, declaredStates, delayNames, eventName, statesFor } from './chart.ts';
import { childrenOf } from './children.ts';
import { stateName, stateNames } from './inside.ts';
import { type FailureHints, notesOf, PathFailure, spoken } from './path-failure.ts';
import { initialOf, ownEvents, type Path, type Step } from './plan.ts';
import { isEqual, stringify } from './repeatable.ts';
import { type Part, stepperOf } from './stepper.ts';
import { endingTimer, nextTimer, type Timer, timersIn } from './timers.ts';

/** Whether the kit expects nothing of its machine's transitions, so that it takes them as they are. */
export const machineIsOracle = (kit: AnyKit): boolean => Object.values(kit.states).every(({ on }) => on === undefined);

const eventsIn = (kit: AnyKit, value: StateValue): string[] =>
  stateNames(value).flatMap(state => Object.keys(kit.states[state]?.on ?? {}));

const lengthOf = (kit: AnyKit, { name, length }: Timer): number => kit.delays[name] ?? length;

/** When the next delay of this moment ends, in ms since the state was entered; undefined without a delay. */
export function delayIn(kit: AnyKit, snapshot: AnyMachineSnapshot): number | undefined {
  const next = nextTimer(snapshot);
  return next && lengthOf(kit, next) - (next.length - next.left);
}

type Judged = AnyOutcome & { reenter: boolean; context: object };

/** The expected result of a step; the same state if the event is refused. What the kit leaves open is undefined. */
function outcomeOf(kit: AnyKit, { parts, to }: Step): Judged {
  if (machineIsOracle(kit)) return { to: stateName(to.value), reenter: false, context: to.context };
  const outcomes = parts.map(part => outcomeOfPart(kit, part));
  const effects = outcomes.flatMap(one => one.effects ?? []);
  // What the kit expects of an earlier part must hold, too.
  const wrong = outcomes.find((one, index) => one.to !== stateName(parts[index]?.to.value));
  return {
    to: (wrong ?? outcomes.at(-1))?.to ?? '',
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(({ context }) => context)),
    // What is left open in one part is open as a whole.
    ...(outcomes.every(one => one.effects) && { effects }),
  };
}

/** The state that the outcomes lead to: the regions that they name, and the others, unless these are left. */
function stateAfter({ machine }: AnyKit, { from, to: end }: Part, outcomes: readonly AnyOutcome[]): string {
  const named = outcomes.flatMap(({ to }) => to.split(' & '));
  const stays = stateNames(from.value).filter(region => named.every(state => areCompatible(machine, region, state)));
  const all = [...new Set([...stays, ...named])];
  const real = stateNames(end.value);
  if (all.length === real.length && all.every(state => real.includes(state))) return real.join(' & ');
  const order = declaredStates(machine);
  return all.sort((one, other) => order.indexOf(one) - order.indexOf(other)).join(' & ');
}

const OUTCOME = Object.keys({ to: 0, reenter: 0, context: 0, effects: 0 } satisfies Record<keyof AnyOutcome, 0>);

function outcomeOfPart(kit: AnyKit, part: Part): Judged {
  const { event, from, to: end } = part;
  const { value, context } = from;
  const name = eventName(kit.machine, event);
  const state = stateName(value);
  const regions = statesFor(kit.machine, value, event);
  const transitions = regions.flatMap(region => kit.states[region]?.on?.[name] ?? []);
  if (transitions.length === 0)
    throw new Error(`${kit.name}: the kit expects no ${name} in ${state}, but the machine handles it`);
  const outcomes = transitions.flatMap(transition => transition({ state, context, event }) ?? []);
  const unknown = outcomes.flatMap(one => Object.keys(one)).filter(key => !OUTCOME.includes(key));
  if (unknown.length > 0)
    throw new Error(
      `${kit.name}: the kit names keys that no outcome has, of ${name} in ${state}: ${unknown.join(', ')}`,
    );
  const isOpen = !kit.complete && outcomes.every(({ effects }) => !effects);
  return {
    to: stateAfter(kit, part, outcomes),
    reenter: outcomes.some(({ reenter }) => reenter),
    context: Object.assign({}, ...outcomes.map(one => (one.context === 'any' ? end.context : one.context))),
    ...(!isOpen && { effects: outcomes.flatMap(({ effects = [] }) => effects) }),
  };
}

export function restartsDelay(kit: AnyKit, step: Step): boolean {
  if (endingTimer(step.from, step.event)) return true;
  const before = timersIn(step.from);
  const started = timersIn(step.to).filter(timer => before.every(one => one.started !== timer.started));
  const delays = delayNames(kit.machine);
  // A complete kit says which states' delays start again. Those that a transition starts itself go on in any state.
  if (started.some(({ name }) => !kit.complete || !delays.includes(name))) return true;
  const running = timersIn(step.to);
  if (machineIsOracle(kit) || (running.length > 0 && running.every(({ name }) => !delays.includes(name)))) return false;
  const hasDelay = (region: string) => Object.keys(kit.states[region]?.on ?? {}).some(name => delays.includes(name));
  const delayed = (state: string) => state.split(' & ').find(hasDelay) ?? state;
  const { to, reenter } = outcomeOf(kit, step);
  return reenter || delayed(to) !== delayed(stateName(step.from.value));
}

export function replay(kit: AnyKit, path: Path, number: number, hints: FailureHints = {}): void {
  for (const [index, step] of path.entries()) {
    const where = `${kit.name}, path ${number}, step ${index + 1} of ${path.length}, ${spoken(step)} in ${nameOf(step.from)}`;
    try {
      if (index === 0) expectStart(kit, step.from, `${where}: at the beginning`);
      expectStep(kit, step, where);
    } catch (reason) {
      if (reason instanceof PathFailure) reason.add(...notesOf(hints, path, index, step.from));
      throw reason;
    }
  }
}

function expectStart(kit: AnyKit, start: AnyMachineSnapshot, where: string): void {
  const { start: state = nameOf(start), context } = kit;
  const expected = valuesOf(state, kit.complete ? (context ?? {}) : { ...start.context, ...context });
  compare(picture(start), expected, where, kit.complete, unsteady(start, initialOf(kit)));
  expectState(kit, start, where);
  expectInputs(kit, start, where);
}

function expectStep(kit: AnyKit, step: Step, where: string): void {
  const { from, to, event } = step;
  const stepper = stepperOf(kit.machine);
  const expected = eventsIn(kit, from.value);
  const args = { state: nameOf(from), context: from.context, onPage: false, isDelay: false };
  for (const other of machineIsOracle(kit) ? [] : ownEvents(kit)) {
    // What is possible is planned, so its step fails if the kit does not expect it.
    if (expected.includes(other.type) || kit.possible({ ...args, event: other })) continue;
    const { to: after, effects } = stepper.next(from, other);
    const seen = { ...picture(after), effects };
    compare(seen, { ...picture(from), effects: [] }, `${where}: ${other.type}, which this state must ignore`);
  }
  for (const timer of timersIn(from))
    expectSame(`delay ${timer.name} in ms`, timer.length, lengthOf(kit, timer), where);

  const outcome = outcomeOf(kit, step);
  const { context, effects } = outcome;
  compare(
    { ...picture(to), effects: step.effects },
    { ...valuesOf(outcome.to, { ...(kit.complete && from.context), ...context }), ...known({ effects }) },
    `${where}: expected transition`,
    kit.complete,
    unsteady(to, stepper.next(from, event).to),
  );
  expectState(kit, to, where);
  expectInputs(kit, to, where, from);
  if (outcome.reenter) {
    const running = timersIn(to).map(({ name }) => name);
    const own = delayNames(kit.machine).filter(name => eventsIn(kit, to.value).includes(name));
    const idle = own.filter(one => !running.includes(one));
    expectSame('delays that do not start again', idle, [], where);
  }
  const [before, ...others] = timersIn(from);
  const [after, ...more] = timersIn(to);
  // Of several delays, the kit does not say which start again.
  const isSame = before?.name === after?.name && others.length + more.length === 0;
  if (before && after && isSame && !endingTimer(from, event))
    expectSame(`delay ${after.name} starts again`, before.started !== after.started, restartsDelay(kit, step), where);
}

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value);
const picture = (snapshot: AnyMachineSnapshot) => valuesOf(nameOf(snapshot), snapshot.context);

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (state: string, context: object): Values => ({
  state,
  ...Object.fromEntries(Object.entries(plain(context)).map(([name, value]) => [`context.${name}`, value])),
});

/** Fails with every value that differs. `all`: a value that is not expected must not be there. */
function compare(seen: Values, expected: Values, where: string, all = true, ignored?: readonly string[]): void {
  const names = Object.keys(all ? { ...expected, ...seen } : expected);
  const wrong = names.filter(name => !ignored?.includes(name) && !isEqual(seen[name], expected[name]));
  if (wrong.length === 0) return;
  const words = (value: unknown) => `${stringify(value)}`;
  const different = wrong.map(what => ({ what, expected: words(expected[what]), seen: words(seen[what]) }));
  throw new PathFailure(where, 0, different, []);
}

const expectSame = (what: string, seen: unknown, expected: unknown, where: string) =>
  compare({ [what]: seen }, { [what]: expected }, where);

/** Names of values that are another each time, such as ids from a library's pool of random bytes: they are not compared. */
function unsteady(once: AnyMachineSnapshot, again: AnyMachineSnapshot): string[] {
  const [one, other] = [picture(once), picture(again)];
  return Object.keys(other).filter(name => !isEqual(one[name], other[name]));
}

const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function plain(context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => !hasActor(value)));
}

const actorsIn = (kit: AnyKit, snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active'
    ? childrenOf(snapshot).flatMap(({ id, hasEnded }) => (hasEnded ? [] : [actorName(kit.machine, id)]))
    : [];

function expectState(kit: AnyKit, snapshot: AnyMachineSnapshot, where: string): void {
  const states = stateNames(snapshot.value).map(name => kit.states[name]);
  const all = (lists: readonly (readonly string[] | undefined)[]) =>
    kit.complete || lists.some(Boolean) ? [...new Set(lists.flatMap((list = []) => list))].sort() : undefined;
  const expected = {
    'active actors': all(states.map(state => state?.actors?.(snapshot.context))),
    tags: all(states.map(state => state?.tags)),
  };
  const seen = { 'active actors': [...new Set(actorsIn(kit, snapshot))].sort(), tags: [...snapshot.tags].sort() };
  compare(seen, known(expected), where, kit.complete);
}

/** Compares the inputs of the started actors with the kit's; in a complete kit, an actor that it does not name must have no input. */
function expectInputs(kit: AnyKit, to: AnyMachineSnapshot, where: string, before?: AnyMachineSnapshot): void {
  const others = before ? childrenOf(before).map(({ actor }) => actor.sessionId) : [];
  for (const { id, actor, memory } of childrenOf(to)) {
    // What is written inline has no name for its input either.
    if (others.includes(actor.sessionId) || memory !== undefined || typeof actor.src !== 'string') continue;
    const actorId = actorName(kit.machine, id);
    const name = `input of ${actorId}`;
    const { input } = actor.options;
    const given = input === undefined ? undefined : plain(input as object);
    compare({ [name]: given }, known({ [name]: kit.inputs[actorId]?.(to.context) }), where, kit.complete);
  }
}
