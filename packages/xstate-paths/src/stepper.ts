/** How a machine takes a step without running anything: no action, no actor, no timer. */
import type {
  AnyActor,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { and, createActor, createEmptyActor, fromTransition } from 'xstate';
import { actorName, eventName, nodesOf, RESULT, withAllActors } from './chart.ts';
import { childrenOf, scopeOf, withChild, withSent } from './children.ts';
import { once, stateName, stateNames, transitionName, transitionsOf } from './inside.ts';
import { ChangedInPlace, seeded, steadyId, stringify, unchanged } from './repeatable.ts';
import { type Action, endingTimer, startTimers, type Timer, timersIn } from './timers.ts';

export type Part = { event: AnyEventObject; from: AnyMachineSnapshot; to: AnyMachineSnapshot };

export interface Stepped {
  to: AnyMachineSnapshot;
  /** The event, and the ends of other delays at the same moment, in order. */
  parts: readonly Part[];
  visited: string[];
  /** Names of the transitions taken, `always` included; empty if the event changes nothing. */
  taken: string[];
  /** Names of the transitions that were tried for the event and refused by their guards. */
  refused: string[];
  idle: string[];
  /** What the machine sends and does, as in a kit: facts for the parent, events for actors, and actions. */
  effects: Readonly<Record<string, unknown>>[];
}

const joined = (one: Stepped, then: Stepped): Stepped => ({
  to: then.to,
  parts: [...one.parts, ...then.parts],
  visited: [...new Set([...one.visited, ...then.visited])],
  taken: [...one.taken, ...then.taken],
  refused: [...new Set([...one.refused, ...then.refused])],
  idle: [...new Set([...one.idle, ...then.idle])],
  effects: [...one.effects, ...then.effects],
});

/** The steps of one event in one state that are checked for changes in place. */
const MOST_CHECKS = 3;
/** A loop of `always`, raised events or delays of 0 ms ends with an error after so many steps. */
const MOST_MICROSTEPS = 1_000;

export const stepperOf = once((machine: AnyStateMachine) => {
  // A copy, whose guards report what they say, and whose transitions and states report that they are taken and entered.
  const copy = withAllActors(machine);
  Object.assign(copy, { options: { ...copy.options, maxIterations: MOST_MICROSTEPS } });
  let said: { transition: AnyTransitionDefinition; passes: boolean }[] = [];
  /** What is executed first in each transition and in each state without inner states. */
  const marks = new Map<unknown, AnyTransitionDefinition | string>();
  const marked = (what: AnyTransitionDefinition | string) => {
    const mark = () => {};
    marks.set(mark, what);
    return mark;
  };
  for (const transition of nodesOf(copy).flatMap(transitionsOf)) {
    transition.actions = [marked(transition), ...transition.actions];
    if (transition.guard === undefined) continue;
    // `and` takes a guard in any form, and its type only names.
    const tried = () => said.push({ transition, passes: false }) > 0;
    const passed = () => Object.assign(said.at(-1) ?? {}, { passes: true }).passes;
    transition.guard = and([tried, transition.guard as string, passed]);
  }
  for (const node of nodesOf(copy))
    if (node.parent && Object.keys(node.states).length === 0) node.entry = [marked(node.path.join('.')), ...node.entry];

  // Actions that send to the parent need one, and those that look up an actor of the system find one that ignores all.
  const parent = createEmptyActor();
  const self: AnyActor = createActor(
    fromTransition(() => undefined, undefined),
    { parent },
  );

  /** How often a step was checked for changes in place, which takes longer than the step. */
  const checked = new Map<string, number>();
  const own: AnyEventObject[] = [];

  function step(
    from: AnyMachineSnapshot | undefined,
    before: readonly Timer[],
    doing: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Omit<Stepped, 'parts'> {
    said = [];
    const all: Action[] = [];
    // A new system each time, because actors of earlier steps may have the same names in it.
    const others = createEmptyActor().system;
    const found = (name: string) =>
      childrenOf(from).find(({ actor }) => actor.systemId === name)?.actor ?? others.get(name) ?? createEmptyActor();
    Object.assign(self, { system: Object.create(others, { get: { value: found } }), getSnapshot: () => from });
    // XState's own actions have the params of `Action`.
    const next = doing({ ...scopeOf(self), actionExecutor: action => void all.push(action as Action) });
    const passed = all.flatMap(({ exec }) => marks.get(exec) ?? []);
    const steps = passed.filter(one => typeof one === 'object');
    // A transition that is refused at first may be taken later in the same step.
    const refusals = said.filter(({ passes }) => !passes);
    const names = (some: typeof refusals) => [...new Set(some.map(({ transition }) => transitionName(transition)))];
    const actions = all.filter(({ exec }) => !marks.has(exec));
    const effects: Stepped['effects'] = actions.flatMap(({ type, params }) =>
      type.startsWith('xstate.') ? [] : [{ does: type, ...params }],
    );
    const children: unknown[] = Object.values(next.children);
    let to = next;
    for (const { type, params: { to: target, event, delay } = {} } of actions) {
      if (type !== 'xstate.sendTo' || !target || !event || delay !== undefined) continue;
      if (target === self) own.push(event);
      else if (!event.type.startsWith('xstate.'))
        effects.push({ ...(children.includes(target) && { to: actorName(machine, steadyId(target)) }), ...event });
      try {
        to = withSent(to, target, event);
      } catch (error) {
        if (error instanceof ChangedInPlace) throw error;
        own.push({ type: `xstate.error.actor.${target.id}`, error });
      }
    }
    startTimers(to, before, actions, event => eventName(machine, event), self);
    return {
      to,
      visited: [...new Set([...passed.filter(one => typeof one === 'string'), ...stateNames(to.value)])],
      taken: steps.map(transitionName),
      refused: names(refusals.filter(({ transition }) => transition.eventType)),
      idle: names(refusals.filter(({ transition }) => !transition.eventType)),
      effects,
    };
  }

  function next(from: AnyMachineSnapshot, event: AnyEventObject): Stepped {
    const all = timersIn(from);
    const ending = endingTimer(from, event);
    const others = all
      .filter(timer => timer !== ending)
      .map(timer => ({ ...timer, left: Math.max(0, timer.left - (ending?.left ?? 0)) }));
    const [, kind, id] = RESULT.exec(event.type) ?? [];
    const child = kind ? childrenOf(from).find(one => one.id === id && !one.hasEnded)?.actor : undefined;
    const given = child ? { ...event, type: `xstate.${kind}.${child.id}`, actorId: child.id } : event;
    const stepped = step(from, ending ? others : all, scope => {
      const what = `${machine.id}, on ${eventName(machine, event)} in ${stateName(from.value)},`;
      const count = checked.get(what) ?? 0;
      checked.set(what, count + 1);
      const doing = () => copy.transition(from, given, scope);
      const to = count < MOST_CHECKS ? unchanged({ ...from.context, 'the event': event }, what, doing) : doing();
      if (child && kind !== 'snapshot' && to.children[child.id] === child)
        return withChild(to, child, { hasEnded: { value: true } });
      // A moment of its own, in which other delays may run.
      return to === from ? { ...from } : to;
    });
    return { ...stepped, parts: [{ event, from, to: stepped.to }] };
  }

  /** With what follows before anything else can happen: first what the machine has sent to itself, then delays that end now. */
  function withAll(first: Stepped, endsDelay: boolean): Stepped {
    let all = first;
    for (let more = 0; all.to.status === 'active'; more++) {
      const event = own.shift() ?? (endsDelay ? timersIn(all.to).find(({ left }) => left === 0)?.event : undefined);
      if (!event) break;
      if (more > MOST_MICROSTEPS) throw new Error(`events without end that the machine sends to itself: ${event.type}`);
      const then = next(all.to, event);
      all = joined(all, then.taken.length + then.refused.length > 0 ? then : { ...then, parts: [] });
    }
    return all;
  }

  const alone = (seed: string | (() => string), doing: () => Stepped) =>
    seeded(seed, () => {
      // What a step that threw has left.
      own.length = 0;
      return doing();
    });
  const start = (input: unknown) =>
    step(undefined, [], scope =>
      unchanged({ ...machine.config.context, 'the input': input }, `${machine.id}, at its start,`, () =>
        copy.getInitialSnapshot(scope, input),
      ),
    );
  return {
    initial: (input: unknown) => alone('', () => withAll({ ...start(input), parts: [] }, false)),
    next: (from: AnyMachineSnapshot, event: AnyEventObject) =>
      alone(
        () => stringify([from.value, from.context, event]),
        () => withAll(next(from, event), endingTimer(from, event) !== undefined),
      ),
  };
});
