import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Actor,
  type AnyActor,
  type AnyActorLogic,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  SimulatedClock,
} from 'xstate';
import { machines } from '../../fixtures/machines';
import { createHeldClock } from './held-clock';
import { createSession } from './session';
import {
  candidatesIn,
  conditionOf,
  hasOwnClock,
  isBuiltIn,
  isMadeUp,
  isRestored,
  kindOf,
  missingIn,
  nodesOf,
  parentOf,
  quiet,
  takenIn,
} from './xstate-5';

describe('the installed XState', () => {
  it('has every member that the inspector needs', () => {
    for (const machine of Object.values(machines) as AnyActorLogic[])
      expect(missingIn(createActor(machine, { input: { level: 1 } }))).toEqual([]);
    expect(missingIn(createActor(fromPromise(async () => {})))).toEqual([]);
    expect(Actor.prototype).toHaveProperty('_initState');
  });

  it('reports the transitions of a microstep, and the active states', () => {
    const taken: string[] = [];
    const actor = createActor(machines.machine, {
      inspect: event =>
        void (event.type === '@xstate.microstep' && taken.push(...takenIn(event).map(each => String(each.eventType)))),
    });
    actor.start();
    actor.send({ type: 'key.press' });
    expect(taken).toContain('key.press');
    expect(nodesOf(actor.getSnapshot()).map(({ key }) => key)).toEqual(['(machine)', 'a']);
  });

  it('has the private members that say what an actor is doing, and who its parent is', () => {
    const seen: unknown[] = [];
    const bell = createMachine({ id: 'bell', entry: 'ring', on: { stop: {} } });
    const hall = createActor(createMachine({ invoke: { id: 'bell', src: bell } }), {
      clock: new SimulatedClock(),
    }).start();
    const child = hall.getSnapshot().children.bell as AnyActor;
    expect(parentOf(child)).toBe(hall);
    expect(conditionOf(child)).toEqual({ wasStopped: false, hadFailed: false });
    hall.stop();
    expect(conditionOf(child).wasStopped).toBe(true);
    expect([hall, createActor(bell)].map(hasOwnClock)).toEqual([true, false]);
    const Quiet = quiet(Actor, false);
    new Quiet(bell.provide({ actions: { ring: () => seen.push('rang') } }), {}).start();
    expect(seen).toEqual([]);
    const snapshot = hall.getPersistedSnapshot();
    expect([createActor(bell, { snapshot }), createActor(bell)].map(isRestored)).toEqual([true, false]);
  });

  it('marks its own actions, the ids that it makes up, and its kinds of logic', () => {
    expect([assign({}), () => {}].map(isBuiltIn)).toEqual([true, false]);
    const child = fromPromise(async () => 1);
    const actor = createActor(createMachine({ invoke: { src: child } })).start();
    expect([actor.id, ...Object.keys(actor.getSnapshot().children), 'own'].map(isMadeUp)).toEqual([true, true, false]);
    const logics = [child, fromCallback(() => {}), fromTransition(state => state, {}), machines.machine];
    expect(logics.map(kindOf)).toEqual(['promise', 'callback', 'reducer', 'machine']);
    expect(kindOf(fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })))).toBe('observable');
    actor.stop();
  });

  it('tries transitions in the order in which the inspector explains them: the exact name first, then wildcards', () => {
    const machine = createMachine({ on: { '*': {}, 'a.*': {}, 'a.b': {}, 'a.b.*': {} } });
    expect(candidatesIn(machine.root, 'a.b').map(({ eventType }) => eventType)).toEqual(['a.b', 'a.b.*', 'a.*', '*']);
    expect(candidatesIn(machine.root, 'c').map(({ eventType }) => eventType)).toEqual(['*']);
  });
});

describe('another version of XState', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is named with what it lacks, and the application goes on', () => {
    const problems: string[] = [];
    const session = createSession(createHeldClock(), { onProblem: problem => problems.push(problem) });
    const other = { logic: { root: {} }, system: {}, sessionId: 'x', clock: {}, options: {} } as unknown as AnyActor;
    expect(() => session.inspect({ type: '@xstate.actor', actorRef: other, rootId: 'x' })).not.toThrow();
    expect(() => session.inspect({ type: '@xstate.transition', actorRef: other } as never)).not.toThrow();
    expect(problems[0]).toMatch(/not supported: it has no actor\._initState.*system\.inspect.*node\.transitions/);
  });
});
