/** Walks a path on a live actor and holds every step against the hand-written laws, and against what the plan foresaw. */
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Bench, benchOf } from './bench';
import { stateName, stateNames } from './chart';
import type { AnyKit } from './kit';
import { aliveIn, beginsAnew, delayIn, lawsIn, outcomeOf, tagsIn } from './laws';
import { alphabetOf, type Path, type Step, written } from './plan';

/** How long nothing may happen in a state without a delay, in milliseconds. */
const A_WHILE = 60_000;

/** What the steps have used, for the check that nothing was left out. */
export interface Used {
  /** 'open: photo.next' for each law that was held against a step. */
  laws: Set<string>;
  /** Names of the transitions that live actors took. */
  taken: Set<string>;
}

export async function replay(kit: AnyKit, path: Path, used: Used): Promise<void> {
  const bench = benchOf(kit);
  /** Since the state was entered, in milliseconds. */
  let waited = 0;
  for (const [index, step] of path.entries()) {
    const where = `${kit.name}, step ${index + 1} of ${path.length}, ${written(step.event)} in ${nameOf(step.from)}`;
    if (index === 0) {
      const { in: state, context } = kit.starts;
      expect(picture(bench.snapshot()), `${where}: at the beginning`).toEqual({ state, context: plain(context) });
      expectState(kit, bench, step.from, `${where}: at the beginning`);
    }
    sendStrays(kit, bench, step);
    expectNothing(bench, step.from, `${where}: an event that this state must not know`);
    bench.wait(patience(kit, step.from) - waited);
    waited = patience(kit, step.from);
    expectNothing(bench, step.from, `${where}: only time has passed`);

    bench.taken();
    await bench.happen(step.event, waited);
    if (beginsAnew(kit, step)) waited = 0;
    expectLaw(kit, bench, step, where);
    expectState(kit, bench, step.to, `${where}: as the plan foresaw`);
    const taken = bench.taken();
    expect(taken, `${where}: transitions`).toEqual(step.taken);
    for (const name of taken) used.taken.add(name);
    for (const state of stateNames(step.from.value)) used.laws.add(`${state}: ${step.name}`);
  }
  bench.stop();
  expect(bench.alive(), `${kit.name}: actors that outlive the machine`).toEqual([]);
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
function patience(kit: AnyKit, { value }: AnyMachineSnapshot): number {
  const delay = delayIn(kit, value);
  return delay === undefined ? A_WHILE : (kit.delays[delay] ?? 0) - 1;
}

function sendStrays(kit: AnyKit, bench: Bench, { from }: Step): void {
  const known = lawsIn(kit, from.value);
  for (const event of alphabetOf(kit)) {
    if (!known.includes(event.type) && event.type in kit.events) bench.stray(event);
  }
}

function expectNothing(bench: Bench, before: AnyMachineSnapshot, where: string): void {
  expect({ ...picture(bench.snapshot()), told: bench.told() }, where).toEqual({ ...picture(before), told: [] });
}

function expectState(kit: AnyKit, bench: Bench, foreseen: AnyMachineSnapshot, where: string): void {
  expect(picture(bench.snapshot()), where).toEqual(picture(foreseen));
  expect(bench.alive(), `${where}: actors that live`).toEqual(aliveIn(kit, foreseen));
  expect([...bench.snapshot().tags].sort(), `${where}: tags`).toEqual(tagsIn(kit, foreseen.value));
}

function expectLaw(kit: AnyKit, bench: Bench, step: Step, where: string): void {
  const { to, context, told } = outcomeOf(kit, step);
  expect({ ...picture(bench.snapshot()), told: bench.told() }, `${where}: against its law`).toEqual({
    state: to,
    context: plain({ ...step.from.context, ...context }),
    told,
  });
}
