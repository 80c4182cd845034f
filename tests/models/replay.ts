/** Walks a path on a live actor and holds every step against the hand-written laws, and against what the plan foresaw. */
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { stateName } from './chart';
import { createHarness, type Harness } from './harness';
import type { AnyKit } from './kit';
import { alphabetOf, type Path, type Step, stringify } from './plan';
import { outcomeOf, restartsDelay } from './transitions';

/** How long nothing may happen in a state without a delay, in milliseconds. */
const A_WHILE = 60_000;

/** What the steps have used, for the check that nothing was left out. */
export interface Used {
  /** 'open: photo.next' for each law that was held against a step. */
  transitions: Set<string>;
  /** Names of the transitions that live actors took. */
  taken: Set<string>;
}

export async function replay(kit: AnyKit, path: Path, used: Used): Promise<void> {
  const harness = createHarness(kit);
  /** Since the state was entered, in milliseconds. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    const where = `${kit.name}, step ${index + 1} of ${path.length}, ${stringify(step.event)} in ${nameOf(step.from)}`;
    if (index === 0) {
      const { in: state, context } = kit.starts;
      expect(picture(harness.snapshot()), `${where}: at the beginning`).toEqual({ state, context: plain(context) });
      expectState(kit, harness, step.from, `${where}: at the beginning`);
    }
    sendUnexpected(kit, harness, step);
    expectNothing(harness, step.from, `${where}: an event that this state must not know`);
    harness.wait(patience(kit, nameOf(step.from)) - waited);
    waited = patience(kit, nameOf(step.from));
    expectNothing(harness, step.from, `${where}: only time has passed`);

    harness.taken();
    await harness.happen(step.event, waited);
    if (restartsDelay(kit, step)) waited = 0;
    expectTransition(kit, harness, step, where);
    expectState(kit, harness, step.to, `${where}: as the plan foresaw`);
    const taken = harness.taken();
    expect(taken, `${where}: transitions`).toEqual(step.taken);
    for (const name of taken) used.taken.add(name);
    used.transitions.add(`${nameOf(step.from)}: ${step.name}`);
  }
  harness.stop();
  expect(harness.activeActors(), `${kit.name}: actors that outlive the machine`).toEqual([]);
}

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value);
const picture = (snapshot: AnyMachineSnapshot) => ({ state: nameOf(snapshot), context: plain(snapshot.context) });

/** Without actors, which are others on every run; those that are alive are compared by name. */
export function plain(context: object): object {
  return Object.fromEntries(
    Object.entries(context).filter(([, value]) => !isActor(value) && !Object.values(value ?? {}).some(isActor)),
  );
}

const isActor = (value: unknown) => typeof value === 'object' && value !== null && 'sessionId' in value;

/** Until just before the delay that the laws know here, or for a while. */
function patience(kit: AnyKit, state: string): number {
  const delay = Object.keys(kit.transitions[state] ?? {}).find(name => name in kit.delays);
  return delay === undefined ? A_WHILE : (kit.delays[delay] ?? 0) - 1;
}

function sendUnexpected(kit: AnyKit, harness: Harness, { from }: Step): void {
  const known = kit.transitions[nameOf(from)] ?? {};
  for (const event of alphabetOf(kit)) {
    if (!(event.type in known) && event.type in kit.events) harness.sendUnexpected(event);
  }
}

function expectNothing(harness: Harness, before: AnyMachineSnapshot, where: string): void {
  expect({ ...picture(harness.snapshot()), effects: harness.effects() }, where).toEqual({
    ...picture(before),
    effects: [],
  });
}

function expectState(kit: AnyKit, harness: Harness, foreseen: AnyMachineSnapshot, where: string): void {
  expect(picture(harness.snapshot()), where).toEqual(picture(foreseen));
  const state = nameOf(foreseen);
  const named = kit.activeActors[state] ?? [];
  const activeActors = typeof named === 'function' ? named(foreseen.context) : named;
  expect(harness.activeActors(), `${where}: actors that live`).toEqual([...activeActors].sort());
  const tags = Object.keys(kit.tags).filter(tag => kit.tags[tag]?.includes(state));
  expect([...harness.snapshot().tags].sort(), `${where}: tags`).toEqual(tags.sort());
}

function expectTransition(kit: AnyKit, harness: Harness, step: Step, where: string): void {
  const { to, context, effects = [] } = outcomeOf(kit, step);
  expect({ ...picture(harness.snapshot()), effects: harness.effects() }, `${where}: against its law`).toEqual({
    state: to,
    context: plain({ ...step.from.context, ...context }),
    effects,
  });
}
