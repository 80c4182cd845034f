/** Compares every step of a path, as the bare machine takes it, with what the kit expects. */
import type { AnyKit } from './any-kit.ts';
import { differences, isEqual, notesOf, PathFailure, spoken, type Telling } from './path-failure.ts';
import { initialOf, ownEvents, type Path, type Step } from './plan.ts';
import { stringify } from './repeatable.ts';
import { believes, eventsIn, lengthOf, outcomeOf, restartsDelay } from './transitions.ts';
import { hasActor } from './within.ts';
import {
  type AnyMachineSnapshot,
  actorName,
  childrenOf,
  delayNames,
  endingTimer,
  stateName,
  stateNames,
  stepperOf,
  timersIn,
} from './xstate-5.ts';

/** Names of the delays that a kit expects in this state, but that do not run. */
function idleDelaysIn(kit: AnyKit, snapshot: AnyMachineSnapshot): string[] {
  const running = timersIn(snapshot).map(({ name }) => name);
  const expected = eventsIn(kit, snapshot.value);
  return delayNames(kit.machine).filter(name => expected.includes(name) && !running.includes(name));
}

/** `number`: the path's number among those of the bare machine. */
export function replay(kit: AnyKit, path: Path, number: number, telling: Telling = {}): void {
  for (const [index, step] of path.entries()) {
    const where = `${kit.name}, path ${number}, step ${index + 1} of ${path.length}, ${spoken(step)} in ${nameOf(step.from)}`;
    try {
      if (index === 0) expectStart(kit, step.from, `${where}: at the beginning`);
      expectStep(kit, step, where);
    } catch (reason) {
      if (reason instanceof PathFailure) reason.add(...notesOf(telling, path, index, step.from));
      throw reason;
    }
  }
}

function expectStart(kit: AnyKit, start: AnyMachineSnapshot, where: string): void {
  const { in: state = nameOf(start), context } = kit.starts;
  const expected = valuesOf(state, kit.complete ? (context ?? {}) : { ...start.context, ...context });
  compare(picture(start), expected, where, kit.complete, unsteady(start, initialOf(kit)));
  expectState(kit, start, where);
  expectInputs(kit, undefined, start, where);
}

function expectStep(kit: AnyKit, step: Step, where: string): void {
  const { from, to, event } = step;
  const stepper = stepperOf(kit.machine);
  const expected = eventsIn(kit, from.value);
  const moment = { state: nameOf(from), context: from.context, onPage: false, isDelay: false };
  for (const other of believes(kit) ? [] : ownEvents(kit)) {
    // What is possible is planned, so its step fails if the kit does not expect it.
    if (expected.includes(other.type) || kit.possible({ ...moment, event: other })) continue;
    const { to: after, effects } = stepper.next(from, other);
    const seen = { ...picture(after), effects };
    compare(seen, { ...picture(from), effects: [] }, `${where}: ${other.type}, which this state must ignore`);
  }
  for (const timer of timersIn(from)) {
    const name = `delay ${timer.name} in ms`;
    compare({ [name]: timer.length }, { [name]: lengthOf(kit, timer) }, where);
  }

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
  expectInputs(kit, from, to, where);
  const [again, idle] = ['delays that start again', 'delays that do not start again'];
  if (outcome.reenter) compare({ [idle]: idleDelaysIn(kit, to) }, { [idle]: [] }, where);
  const [before, ...others] = timersIn(from);
  const [after, ...more] = timersIn(to);
  // Of several delays, the kit does not say which start again.
  const isSame = before?.name === after?.name && others.length + more.length === 0;
  if (before && after && isSame && !endingTimer(from, event))
    compare(
      { [again]: before.started === after.started ? [] : [after.name] },
      { [again]: restartsDelay(kit, step) ? [after.name] : [] },
      where,
    );
}

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value);
const picture = (snapshot: AnyMachineSnapshot) => valuesOf(nameOf(snapshot), snapshot.context);

type Values = Readonly<Record<string, unknown>>;

/** The values to compare, each with the name that a failure gives it. */
const valuesOf = (state: string, context: object): Values => ({
  state,
  ...Object.fromEntries(Object.entries(plain(context)).map(([name, value]) => [`context.${name}`, value])),
});

/** Fails with every value that differs. `all`: a value that is not expected must not be there. */
function compare(seen: Values, expected: Values, where: string, all = true, ignored?: readonly string[]): void {
  const names = Object.keys(all ? { ...expected, ...seen } : expected);
  const wrong = names.filter(name => !ignored?.includes(name) && !isEqual(seen[name], expected[name]));
  if (wrong.length === 0) return;
  const sorted = ({ effects }: Values) => (effects as unknown[] | undefined)?.map(stringify).sort();
  const isOrder = isEqual(wrong, ['effects']) && isEqual(sorted(seen), sorted(expected));
  const hint = isOrder ? { hint: 'the same effects, in another order' } : {};
  throw new PathFailure(
    where,
    0,
    differences(wrong, expected, seen).map(one => ({ ...one, ...hint })),
    [],
  );
}

/** Names of values that are another each time, such as ids from a library's pool of random bytes: they are not compared. */
function unsteady(once: AnyMachineSnapshot, again: AnyMachineSnapshot): string[] {
  const [one, other] = [picture(once), picture(again)];
  return Object.keys(other).filter(name => !isEqual(one[name], other[name]));
}

/** Without the values that the kit leaves open. */
const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The context without actor references; actors are compared by name. */
function plain(context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => !hasActor(value)));
}

/** Names of the actors that run; none after the machine has ended. */
const actorsIn = (kit: AnyKit, moment: AnyMachineSnapshot) =>
  moment.status === 'active'
    ? childrenOf(moment).flatMap(({ id, hasEnded }) => (hasEnded ? [] : [actorName(kit.machine, id)]))
    : [];

function expectState(kit: AnyKit, moment: AnyMachineSnapshot, where: string): void {
  const states = stateNames(moment.value).map(name => kit.states[name]);
  const all = (lists: readonly (readonly string[] | undefined)[]) =>
    kit.complete || lists.some(Boolean) ? [...new Set(lists.flatMap((list = []) => list))].sort() : undefined;
  const expected = {
    'active actors': all(states.map(state => state?.actors?.(moment.context))),
    tags: all(states.map(state => state?.tags)),
  };
  const seen = { 'active actors': [...new Set(actorsIn(kit, moment))].sort(), tags: [...moment.tags].sort() };
  compare(seen, known(expected), where, kit.complete);
}

/** Compares the inputs of the started actors with the kit's; in a complete kit, an actor that it does not name must have no input. */
function expectInputs(
  kit: AnyKit,
  before: AnyMachineSnapshot | undefined,
  to: AnyMachineSnapshot,
  where: string,
): void {
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
