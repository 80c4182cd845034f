/** Pairs of machines that run together: each state of one with each event of the other, on the tree of machines, with views or without. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { find, stateName } from './chart';
import type { Driver } from './driver';
import { written } from './interactions';
import type { AnyKit } from './kit';
import { eventsAt, growTree, type LiveTree, neverTogether, type Rendering, routeTo } from './live-tree';
import { eventName, plan, stringify } from './plan';
import { plain } from './replay';

/** The result for one state of one machine and one event of another. */
export interface Pair {
  machine: string;
  state: string;
  other: string;
  event: string;
  result: 'unchanged' | 'interacts' | 'changes' | 'unreachable';
  /** Why the pair is unreachable, why the machines interact, or how the machine has changed unexpectedly. */
  because?: string;
}

/** A page on which a tree is rendered. */
interface View {
  driver: Driver;
  rendered: () => Promise<unknown>;
}
/** Renders a tree. */
export interface Renderer extends Rendering {
  render: (tree: LiveTree) => View & { close: () => void };
}

/** Names of the values that each kit reads from the page, by machine. */
const seenBy = new Map<string, readonly string[]>();

/**
 * Reads the page, and returns a function that lists what has changed since: the values that the machine's own kit reads, and
 * everything else, except what the machines in `may` may change. Values that their kits also read, such as the toast, and
 * `unstable` aspects are left out.
 */
export async function watchPage(
  kit: AnyKit,
  may: readonly AnyKit[],
  view: View,
  unstable: readonly string[] = [],
): Promise<() => Promise<string[]>> {
  const { driver } = view;
  const see = async ({ name, see }: AnyKit) => {
    const seen = (await see(driver)) as object;
    seenBy.set(name, Object.keys(seen));
    return seen;
  };
  for (const one of may) if (!seenBy.has(one.name)) await see(one);
  const shared = may.flatMap(({ name }) => seenBy.get(name) ?? []);
  const mayDiffer = (aspect: string) =>
    unstable.includes(aspect) ||
    may.some(({ differs }) => differs.some(one => (typeof one === 'string' ? one === aspect : one.test(aspect))));
  const look = async () => {
    await view.rendered();
    const own = Object.entries(await see(kit)).filter(([name]) => !shared.includes(name));
    const page = Object.entries(await driver.observe()).filter(([aspect]) => !mayDiffer(aspect));
    return new Map([...page, ...own.map(([name, value]) => [`${name} (${kit.name})`, stringify(value)] as const)]);
  };
  const before = await look();
  return async () => {
    const after = await look();
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter(aspect => before.get(aspect) !== after.get(aspect))
      .map(aspect => `${aspect}: ${before.get(aspect) ?? 'missing'} became ${after.get(aspect) ?? 'missing'}`);
  };
}

/** The states that paths reach, and the events with the transitions that they take. */
function modelOf(kit: AnyKit) {
  const steps = plan(kit, { onPage: true }).flat();
  const states = [...new Set(steps.flatMap(step => [stateName(step.from.value), stateName(step.to.value)]))];
  const events = new Map<string, { name: string; state: string; transitions: string }>();
  for (const { name, from, taken } of steps) {
    const state = stateName(from.value);
    const transitions = taken.join();
    if (taken.length > 0) events.set(`${state}: ${transitions}`, { name, state, transitions });
  }
  return { states, events: [...events.values()] };
}

const pictureOf = (snapshot: AnyMachineSnapshot) =>
  stringify({ state: stateName(snapshot.value), context: plain(snapshot.context) });

/** Maximum number of attempts to bring two machines into the states of a pair. */
const TRIES = 3;

function lead(
  kit: AnyKit,
  tree: LiveTree,
  target: string,
  isThere: (snapshot: AnyMachineSnapshot) => boolean,
): boolean {
  const actor = tree.actorOf(kit);
  if (!actor) return false;
  const route = routeTo(kit, actor.getSnapshot(), target, isThere);
  for (const event of route ?? []) tree.send(actor, event);
  const now = tree.actorOf(kit)?.getSnapshot();
  return now !== undefined && isThere(now);
}

/** Tests all pairs of two machines: each state of the first with each event of the second. */
export async function walkPair(
  kits: readonly AnyKit[],
  kit: AnyKit,
  other: AnyKit,
  renderer?: Renderer,
): Promise<Pair[]> {
  const apart = neverTogether(kit, other);
  const { states } = modelOf(kit);
  const { events } = modelOf(other);
  let view: ReturnType<Renderer['render']> | undefined;
  const grow = () => growTree(kits, [kit, other], renderer);
  const stop = (old: LiveTree | undefined) => {
    view?.close();
    view = undefined;
    old?.stop();
  };
  let tree = apart ? undefined : grow();
  const results = new Map<string, Pair>();
  /** Pairs of states, one of each machine, that no attempt has reached. */
  const neverMet = new Set<string>();

  for (const state of states) {
    for (const { name, state: from, transitions } of events) {
      const key = `${state} × ${transitions}`;
      const pair = { machine: kit.name, state, other: other.name, event: name };
      if (results.has(key) && results.get(key)?.result !== 'unreachable') continue;
      if (!tree) {
        results.set(key, { ...pair, result: 'unreachable', because: apart ?? 'never together' });
        continue;
      }
      const isHere = ({ value }: AnyMachineSnapshot) => stateName(value) === state;
      const takes = (snapshot: AnyMachineSnapshot): AnyEventObject | undefined =>
        stateName(snapshot.value) === from
          ? eventsAt(other, snapshot).find(
              event => eventName(event) === name && find(other.machine, snapshot, event).taken.join() === transitions,
            )
          : undefined;
      let ready = false;
      let hasMet = false;
      const together = `${state} × ${from}`;
      for (let attempt = 0; attempt < TRIES && !ready && !neverMet.has(together); attempt++) {
        if (attempt > 0 || !tree.actorOf(kit) || !tree.actorOf(other)) {
          stop(tree);
          tree = grow();
        }
        const ways = [
          () => lead(kit, tree as LiveTree, state, isHere),
          () => lead(other, tree as LiveTree, `${transitions} in ${from}`, snapshot => takes(snapshot) !== undefined),
        ];
        // Steps of one machine may change the other, so the second attempt reverses the order.
        for (const way of attempt === 1 ? ways : ways.reverse()) way();
        const [here, there] = [tree.actorOf(kit), tree.actorOf(other)];
        const isThere = !!there && stateName(there.getSnapshot().value) === from;
        const meets = !!here && isHere(here.getSnapshot()) && isThere;
        hasMet ||= meets;
        ready = meets && takes(there.getSnapshot()) !== undefined;
      }
      const [here, there] = [tree.actorOf(kit), tree.actorOf(other)];
      const event = there && takes(there.getSnapshot());
      if (!ready || !here || !there || !event) {
        if (!hasMet) neverMet.add(together);
        results.set(key, {
          ...pair,
          result: 'unreachable',
          because: `${kit.name} cannot be in ${state} while ${other.name} is in ${from}`,
        });
        continue;
      }
      view ??= renderer?.render(tree);
      const may = [other, ...kits.filter(one => written(other.name, name, one.name).length > 0)];
      const changesOnPage = view && (await watchPage(kit, may, view));
      const before = pictureOf(here.getSnapshot());
      tree.send(there, event);
      const changes = (await changesOnPage?.()) ?? [];
      const isRunning = tree.actorOf(kit) === here;
      const after = isRunning ? pictureOf(here.getSnapshot()) : 'gone';
      const to = isRunning ? stateName(here.getSnapshot().value) : 'gone';
      const expected = written(other.name, name, kit.name).find(one => one.to.includes(to));
      if (changes.length > 0) results.set(key, { ...pair, result: 'changes', because: changes.join('; ') });
      else if (before === after) results.set(key, { ...pair, result: 'unchanged' });
      else if (expected) results.set(key, { ...pair, result: 'interacts', because: expected.because });
      else results.set(key, { ...pair, result: 'changes', because: `${before} became ${after}` });
    }
  }
  stop(tree);
  return [...results.values()];
}
