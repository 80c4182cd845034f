/** For every two machines that are alive together: each state of one with each event of the other, on the bare tree. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { find, stateName } from './chart';
import { written } from './interactions';
import type { AnyKit } from './kit';
import { eventsAt, growTree, type LiveTree, neverTogether, routeTo } from './live-tree';
import { eventName, plan, stringify } from './plan';
import { plain } from './replay';

/** What has come of one state of one machine with one event of another. */
export interface Pair {
  machine: string;
  state: string;
  other: string;
  event: string;
  result: 'unchanged' | 'interacts' | 'changes' | 'unreachable';
  /** Why it is unreachable, or how the machine has changed against all that is written. */
  because?: string;
}

/** States that paths reach, and the moments of an event: where it is taken or refused. */
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

/** How often each is led back to where it must be while the other is. */
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
  for (const event of route ?? []) actor.send(event);
  const now = tree.actorOf(kit)?.getSnapshot();
  return now !== undefined && isThere(now);
}

/** Walks all pairs of these two: each state of the first with each event of the second. */
export function walkPair(kits: readonly AnyKit[], kit: AnyKit, other: AnyKit): Pair[] {
  const apart = neverTogether(kit.name, other.name);
  const { states } = modelOf(kit);
  const { events } = modelOf(other);
  const zoomed = [kit, other].some(({ name }) => name === 'zoom');
  const lightbox = kits.find(({ name }) => name === 'lightbox');
  const grow = () => {
    const tree = growTree(kits, [kit, other]);
    // The zoom lives as long as the lightbox is open.
    if (zoomed && lightbox) lead(lightbox, tree, 'open', ({ value }) => value === 'open');
    return tree;
  };
  let tree = apart ? undefined : grow();
  const results = new Map<string, Pair>();

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
      for (let attempt = 0; attempt < TRIES && !ready; attempt++) {
        if (attempt > 0 || !tree.actorOf(kit) || !tree.actorOf(other)) {
          tree.stop();
          tree = grow();
        }
        const ways = [
          () => lead(kit, tree as LiveTree, state, isHere),
          () => lead(other, tree as LiveTree, `${transitions} in ${from}`, snapshot => takes(snapshot) !== undefined),
        ];
        // Leading one may move the other: then the other comes last.
        for (const way of attempt === 1 ? ways : ways.reverse()) way();
        const [here, there] = [tree.actorOf(kit), tree.actorOf(other)];
        ready = !!here && !!there && isHere(here.getSnapshot()) && takes(there.getSnapshot()) !== undefined;
      }
      const [here, there] = [tree.actorOf(kit), tree.actorOf(other)];
      const event = there && takes(there.getSnapshot());
      if (!ready || !here || !there || !event) {
        results.set(key, {
          ...pair,
          result: 'unreachable',
          because: `${kit.name} cannot be in ${state} while ${other.name} is in ${from}`,
        });
        continue;
      }
      const before = pictureOf(here.getSnapshot());
      there.send(event);
      const lives = tree.actorOf(kit) === here;
      const after = lives ? pictureOf(here.getSnapshot()) : 'gone';
      const to = lives ? stateName(here.getSnapshot().value) : 'gone';
      const expected = written(other.name, name, kit.name).find(one => one.to.includes(to));
      if (before === after) results.set(key, { ...pair, result: 'unchanged' });
      else if (expected) results.set(key, { ...pair, result: 'interacts', because: expected.because });
      else results.set(key, { ...pair, result: 'changes', because: `${before} became ${after}` });
    }
  }
  tree?.stop();
  return [...results.values()];
}
