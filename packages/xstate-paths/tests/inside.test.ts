/** A canary for each private name of XState that `src/inside.ts` uses: which of them a new version has changed. */
import { describe, expect, it, vi } from 'vitest';
import type { AnyActor, InspectionEvent } from 'xstate';
import {
  Actor,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  not,
  SimulatedClock,
} from 'xstate';
import {
  activeIn,
  candidatesIn,
  conditionOf,
  hasOwnClock,
  isMadeUp,
  isRestored,
  kindOf,
  lackingIn,
  nameOf,
  parentOf,
  placeholdersOf,
  quiet,
  takenIn,
  transitionName,
} from '../src/inside';

const bell = createMachine({ id: 'bell', entry: 'ring', initial: 'quiet', states: { quiet: { on: { ring: {} } } } });
const load = fromPromise(async () => {});

describe('the installed XState', () => {
  it('has every member that the inspector needs', () => {
    expect([createActor(bell), createActor(load)].flatMap(lackingIn)).toEqual([]);
  });

  it('reports the transitions of a microstep, and the active states', () => {
    const taken: string[] = [];
    const inspect = (event: InspectionEvent) =>
      void (event.type === '@xstate.microstep' && taken.push(...takenIn(event).map(transitionName)));
    const actor = createActor(bell, { inspect }).start();
    actor.send({ type: 'ring' });
    expect(taken).toEqual(['bell.quiet: ring']);
    expect(activeIn(actor.getSnapshot()).map(({ key }) => key)).toEqual(['bell', 'quiet']);
  });

  it('has the private members that say what an actor is doing, and who its parent is', () => {
    const clock = new SimulatedClock();
    const hall = createActor(createMachine({ invoke: { id: 'bell', src: bell } }), { id: 'hall', clock }).start();
    const child = hall.getSnapshot().children.bell as AnyActor;
    expect(parentOf(child)).toBe(hall);
    expect(conditionOf(child)).toEqual({ wasWaiting: false, wasStopped: false, hadFailed: false });
    expect(conditionOf(createActor(bell)).wasWaiting).toBe(true);
    hall.stop();
    expect(conditionOf(child).wasStopped).toBe(true);
    expect([hall, createActor(bell)].map(hasOwnClock)).toEqual([true, false]);
    const ring = vi.fn();
    const Quiet = quiet(Actor, false);
    new Quiet(bell.provide({ actions: { ring } }), {}).start();
    expect(ring).not.toHaveBeenCalled();
    const snapshot = hall.getPersistedSnapshot();
    expect([createActor(bell, { snapshot }), createActor(bell)].map(isRestored)).toEqual([true, false]);
  });

  it('marks its own actions, guards of guards, the ids that it makes up, and its kinds of logic', () => {
    const own = createMachine({}).provide({ actions: { keep: assign({}), ring: () => {} } as never });
    expect(placeholdersOf(own).map(([name]) => name)).toEqual(['ring']);
    expect(nameOf(not('isOpen'))).toBe('not(isOpen)');
    const actor = createActor(createMachine({ invoke: { src: load } })).start();
    expect([actor.id, ...Object.keys(actor.getSnapshot().children), 'own'].map(isMadeUp)).toEqual([true, true, false]);
    const logics = [load, fromCallback(() => {}), fromTransition(state => state, {}), bell];
    expect(logics.map(kindOf)).toEqual(['promise', 'callback', 'reducer', 'machine']);
    expect(kindOf(fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })))).toBe('observable');
    actor.stop();
  });

  it('tries the exact name of an event first, then wildcards', () => {
    const machine = createMachine({ on: { '*': {}, 'a.*': {}, 'a.b': {}, 'a.b.*': {} } });
    const tried = (type: string) => candidatesIn(machine.root, type).map(({ eventType }) => eventType);
    expect(tried('a.b')).toEqual(['a.b', 'a.b.*', 'a.*', '*']);
    expect(tried('a')).toEqual(['a.*', '*']);
  });
});
