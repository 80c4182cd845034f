/** Replays a path on the bare machine and compares every step with the expected transition and the plan. */
import type { AnyKit } from './any-kit';
import { createHarness, type Harness } from './harness';
import { differences, expectedBy, isEqual, PathFailure, spoken, stepsBefore, type Telling } from './path-failure';
import { initialOf, ownEvents, type Path, type Step } from './plan';
import {
  activeActorsIn,
  believes,
  delayIn,
  eventsIn,
  idleDelaysIn,
  lengthOf,
  outcomeOf,
  restartsDelay,
  tagsIn,
} from './transitions';
import { hasActor } from './within';
import { type AnyMachineSnapshot, endingTimer, eventName, stateName, statesFor, stepperOf, timersIn } from './xstate-5';

/** How long nothing may happen in a state without a delay, in ms. */
const A_WHILE = 60_000;

/** The transitions that the steps have covered. */
export interface Used {
  /** Such as 'open: photo.next', for each expected transition that was compared. */
  transitions: Set<string>;
  /** Names of the transitions taken. */
  taken: Set<string>;
}

/** `number`: the path's number among those of the bare machine. */
export async function replay(
  kit: AnyKit,
  path: Path,
  number: number,
  used: Used,
  telling: Telling = {},
): Promise<void> {
  const harness = createHarness(kit);
  const noteUnsteady = (planned: AnyMachineSnapshot, again: AnyMachineSnapshot) => {
    const [before, after] = [picture(planned), picture(again)];
    for (const name of Object.keys(after)) if (!isEqual(before[name], after[name])) harness.unsteady.add(name);
  };
  /** Time since the state was entered, in ms. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    try {
      await take(index, step);
    } catch (reason) {
      if (reason instanceof PathFailure)
        reason.add(
          ...delaysThatDiffer(kit, step.from),
          ...stepsBefore(path, index),
          ...expectedBy(telling, step.from),
          ...(telling.repeat ? [`Repeat it: ${telling.repeat(index + 1)}`] : []),
        );
      throw reason;
    }
  }
  async function take(index: number, step: Step): Promise<void> {
    const where = `${kit.name}, path ${number}, step ${index + 1} of ${path.length}, ${spoken(step)} in ${nameOf(step.from)}`;
    if (index === 0) {
      noteUnsteady(step.from, initialOf(kit));
      const [seen, start] = [picture(harness.snapshot()), startOf(kit, step.from)];
      compare(seen, start, `${where}: at the beginning`, kit.complete, harness.unsteady);
      expectState(kit, harness, step.from, `${where}: at the beginning`);
      expectInputs(kit, harness, step.from, `${where}: at the beginning`);
    }
    sendUnexpected(kit, harness, step);
    expectNothing(harness, step.from, `${where}: an event that this state must ignore`);
    const until = patience(kit, step);
    // Even no time at all would end a delay of 0 ms.
    if (until > waited) harness.wait(until - waited);
    waited = Math.max(waited, until);
    expectNothing(harness, step.from, `${where}: only time has passed`);

    noteUnsteady(step.to, stepperOf(kit.machine).next(step.from, step.event).to);
    harness.taken();
    await harness.happen(step, (delayIn(kit, step.from) ?? 0) - waited);
    if (restartsDelay(kit, step)) waited = 0;
    expectTransition(kit, harness, step, where);
    expectState(kit, harness, step.to, `${where}: as planned`);
    if (outcomeOf(kit, step).reenter)
      compare(
        { 'delays that do not start again': idleDelaysIn(kit, step.to) },
        { 'delays that do not start again': [] },
        where,
      );
    expectInputs(kit, harness, step.to, where);
    const taken = harness.taken();
    compare({ transitions: taken }, { transitions: step.taken }, where);
    for (const name of taken) used.taken.add(name);
    for (const { event, from } of step.parts)
      for (const state of statesFor(kit.machine, from.value, event))
        used.transitions.add(`${state}: ${eventName(kit.machine, event)}`);
  }
  harness.stop();
  compare(
    { 'active actors': harness.activeActors() },
    { 'active actors': [] },
    `${kit.name}, path ${number}: after the machine has stopped`,
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

/** The start that the kit expects; what it leaves open is as the machine says. */
function startOf(kit: AnyKit, { value, context }: AnyMachineSnapshot): Values {
  const { in: state = stateName(value), context: expected } = kit.starts;
  return valuesOf(state, kit.complete ? (expected ?? {}) : { ...context, ...expected });
}

/** Fails with every value that differs. `all`: a value that is not expected must not be there. */
function compare(seen: Values, expected: Values, where: string, all = true, ignored?: ReadonlySet<string>): void {
  const names = Object.keys(all ? { ...expected, ...seen } : expected);
  const wrong = names.filter(name => !ignored?.has(name) && !isEqual(seen[name], expected[name]));
  if (wrong.length > 0) throw new PathFailure(where, 0, differences(wrong, expected, seen), []);
}

/** Without the values that the kit leaves open. */
const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The context without actor references; actors are compared by name. */
export function plain(context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => !hasActor(value)));
}

/**
 * How long to wait before a step, in ms since the state was entered: until just before the end of the delay, or for
 * `A_WHILE` without one. If several delays run, one at a time: what happens earlier would change which ends first.
 */
function patience(kit: AnyKit, { from, to, event }: Step): number {
  const delay = delayIn(kit, from);
  if (delay === undefined) return A_WHILE;
  const isAlone = timersIn(from).length === 1 && timersIn(to).length <= 1;
  return isAlone || endingTimer(from, event) ? delay - 1 : 0;
}

/** A delay's wrong length seems to be a wrong transition. */
const delaysThatDiffer = (kit: AnyKit, moment: AnyMachineSnapshot) =>
  timersIn(moment)
    .filter(timer => lengthOf(kit, timer) !== timer.length)
    .map(
      timer => `The delay ${timer.name} is ${lengthOf(kit, timer)} ms in the kit, ${timer.length} ms in the machine.`,
    );

function sendUnexpected(kit: AnyKit, harness: Harness, { from }: Step): void {
  if (believes(kit)) return;
  const known = eventsIn(kit, from.value);
  for (const event of ownEvents(kit)) if (!known.includes(event.type)) harness.sendUnexpected(event);
}

function expectNothing(harness: Harness, before: AnyMachineSnapshot, where: string): void {
  const seen = { ...picture(harness.snapshot()), effects: harness.effects() };
  compare(seen, { ...picture(before), effects: [] }, where, true, harness.unsteady);
}

function expectState(kit: AnyKit, harness: Harness, foreseen: AnyMachineSnapshot, where: string): void {
  compare(
    {
      ...picture(harness.snapshot()),
      'active actors': harness.activeActors(),
      tags: [...harness.snapshot().tags].sort(),
    },
    {
      ...picture(foreseen),
      ...known({ 'active actors': activeActorsIn(kit, foreseen), tags: tagsIn(kit, foreseen.value) }),
    },
    where,
    kit.complete,
    harness.unsteady,
  );
}

/** Compares the inputs of the started actors with the kit's; in a complete kit, an actor that it does not name must have no input. */
function expectInputs(kit: AnyKit, harness: Harness, { context }: AnyMachineSnapshot, where: string): void {
  for (const { actor, input } of harness.started()) {
    const name = `input of ${actor}`;
    const given = input === undefined ? undefined : plain(input as object);
    compare({ [name]: given }, known({ [name]: kit.inputs[actor]?.(context) }), where, kit.complete);
  }
}

function expectTransition(kit: AnyKit, harness: Harness, step: Step, where: string): void {
  const { to, context, effects } = outcomeOf(kit, step);
  const before = kit.complete ? step.from.context : {};
  compare(
    { ...picture(harness.snapshot()), effects: harness.effects() },
    { ...valuesOf(to, { ...before, ...context }), ...known({ effects }) },
    `${where}: expected transition`,
    kit.complete,
    harness.unsteady,
  );
}
