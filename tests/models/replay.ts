/** Replays a path on the bare machine and compares every step with the expected transition and the plan. */
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import {
  type AnyKit,
  activeActorsIn,
  alphabetOf,
  createHarness,
  delayIn,
  eventsIn,
  type Harness,
  outcomeOf,
  type Path,
  restartsDelay,
  type Step,
  stateName,
  stateNames,
  tagsIn,
} from 'xstate-paths';
import { differences, PathFailure, placeInKit, spoken, stepsBefore } from './path-failure';

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
export async function replay(kit: AnyKit, path: Path, number: number, used: Used): Promise<void> {
  const harness = createHarness(kit);
  /** Time since the state was entered, in ms. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    try {
      await take(index, step);
    } catch (reason) {
      if (reason instanceof PathFailure)
        reason.add(
          ...stepsBefore(path, index),
          `Expected by: ${placeInKit(kit.name, stateNames(step.from.value).at(-1) ?? '')}`,
        );
      throw reason;
    }
  }
  async function take(index: number, step: Step): Promise<void> {
    const where = `${kit.name}, path ${number}, step ${index + 1} of ${path.length}, ${spoken(step)} in ${nameOf(step.from)}`;
    if (index === 0) {
      const { in: state, context } = kit.starts;
      compare(picture(harness.snapshot()), valuesOf(state, context), `${where}: at the beginning`);
      expectState(kit, harness, step.from, `${where}: at the beginning`);
      expectInputs(kit, harness, step.from, `${where}: at the beginning`);
    }
    sendUnexpected(kit, harness, step);
    expectNothing(harness, step.from, `${where}: an event that this state must ignore`);
    harness.wait(patience(kit, step.from) - waited);
    waited = patience(kit, step.from);
    expectNothing(harness, step.from, `${where}: only time has passed`);

    harness.taken();
    await harness.happen(step.event, waited);
    if (restartsDelay(kit, step)) waited = 0;
    expectTransition(kit, harness, step, where);
    expectState(kit, harness, step.to, `${where}: as planned`);
    expectInputs(kit, harness, step.to, where);
    const taken = harness.taken();
    compare({ transitions: taken }, { transitions: step.taken }, where);
    for (const name of taken) used.taken.add(name);
    for (const state of stateNames(step.from.value)) used.transitions.add(`${state}: ${step.name}`);
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

/** Fails with every value that differs. */
function compare(seen: Values, expected: Values, where: string): void {
  try {
    expect(seen).toEqual(expected);
  } catch (cause) {
    const names = Object.keys({ ...expected, ...seen });
    const wrong = differences(Object.fromEntries(names.map(name => [name, expected[name]])), seen);
    throw new PathFailure(where, 0, wrong, wrong.length > 0 ? [] : [String(cause)], cause);
  }
}

/** The context without actor references; actors are compared by name. */
export function plain(context: object): object {
  return Object.fromEntries(
    Object.entries(context).filter(([, value]) => !isActor(value) && !Object.values(value ?? {}).some(isActor)),
  );
}

const isActor = (value: unknown) => typeof value === 'object' && value !== null && 'sessionId' in value;

/** How long to wait, in ms: until just before the end of the state's delay, or for `A_WHILE` if it has none. */
function patience(kit: AnyKit, { value }: AnyMachineSnapshot): number {
  const delay = delayIn(kit, value);
  return delay === undefined ? A_WHILE : (kit.delays[delay] ?? 0) - 1;
}

function sendUnexpected(kit: AnyKit, harness: Harness, { from }: Step): void {
  const known = eventsIn(kit, from.value);
  for (const event of alphabetOf(kit)) {
    if (!known.includes(event.type) && event.type in kit.events) harness.sendUnexpected(event);
  }
}

function expectNothing(harness: Harness, before: AnyMachineSnapshot, where: string): void {
  compare({ ...picture(harness.snapshot()), effects: harness.effects() }, { ...picture(before), effects: [] }, where);
}

function expectState(kit: AnyKit, harness: Harness, foreseen: AnyMachineSnapshot, where: string): void {
  compare(
    {
      ...picture(harness.snapshot()),
      'active actors': harness.activeActors(),
      tags: [...harness.snapshot().tags].sort(),
    },
    { ...picture(foreseen), 'active actors': activeActorsIn(kit, foreseen), tags: tagsIn(kit, foreseen.value) },
    where,
  );
}

/** Compares the inputs of the started actors with the kit's; an actor that the kit does not name must have no input. */
function expectInputs(kit: AnyKit, harness: Harness, { context }: AnyMachineSnapshot, where: string): void {
  for (const { actor, input } of harness.started()) {
    const name = `input of ${actor}`;
    const given = input === undefined ? undefined : plain(input as object);
    compare({ [name]: given }, { [name]: kit.inputs[actor]?.(context) }, where);
  }
}

function expectTransition(kit: AnyKit, harness: Harness, step: Step, where: string): void {
  const { to, context, effects } = outcomeOf(kit, step);
  compare(
    { ...picture(harness.snapshot()), effects: harness.effects() },
    { ...valuesOf(to, { ...step.from.context, ...context }), effects },
    `${where}: expected transition`,
  );
}
