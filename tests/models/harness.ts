/** A live actor on a bench: its clock turned by hand, its actors answered by hand, everything that leaves it written down. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { transitionName } from './chart';
import type { AnyKit } from './kit';
import { eventName } from './plan';

/** As told in a kit's laws: a fact for the parent, an action that was done, or a command to an actor. */
type Effect = Record<string, unknown>;

export interface Harness {
  snapshot: () => AnyMachineSnapshot;
  /** Makes it happen, and waits until everything that follows has happened. */
  happen: (event: AnyEventObject, waited: number) => Promise<void>;
  /** Sends what the machine must not notice. */
  sendUnexpected: (event: AnyEventObject) => void;
  wait: (milliseconds: number) => void;
  /** What has left the machine since the last call. */
  effects: () => Effect[];
  /** Names of the transitions taken since the last call. */
  taken: () => string[];
  /** Names of the actors that are alive. */
  activeActors: () => string[];
  stop: () => void;
}

interface Pending {
  resolve: (output: unknown) => void;
  reject: (reason: unknown) => void;
}

/** More microtasks than an answer takes on its way through a promise actor. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export function createHarness(kit: AnyKit): Harness {
  const clock = new SimulatedClock();
  const pending = new Map<string, Pending>();
  const effects: Effect[] = [];
  const taken: string[] = [];

  const answering = (name: string) =>
    fromPromise(
      () =>
        new Promise((resolve, reject) => {
          pending.set(name, { resolve, reject });
        }),
    );

  const { actions, actors } = kit.machine.implementations;
  const machine: AnyStateMachine = kit.machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((name): [string, AnyActorLogic] => [
        name,
        name in kit.answers ? answering(name) : fromCallback(() => {}),
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions)
        // Built-in actions carry how they resolve; what is left is a plain function, which acts on the world.
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [
          name,
          (_: unknown, params: object | undefined) => void effects.push({ does: name, ...params }),
        ]),
    ),
  });

  const actor = createActor(machine, {
    clock,
    input: kit.input,
    inspect: event => {
      if (event.type === '@xstate.microstep' && event.actorRef === actor)
        taken.push(...event._transitions.map(transitionName));
      if (event.type === '@xstate.event' && event.sourceRef === actor && event.actorRef !== actor) {
        const to = Object.entries<unknown>(actor.getSnapshot().children).find(([, child]) => child === event.actorRef);
        if (!event.event.type.startsWith('xstate.')) effects.push({ ...(to && { to: to[0] }), ...event.event });
      }
    },
  });
  // A machine that fails says so in its snapshot.
  actor.subscribe({ error: () => {} });
  actor.start();
  // What happens as it starts is no answer to an event.
  effects.length = 0;

  return {
    snapshot: () => actor.getSnapshot(),
    async happen(event, waited) {
      const [name = '', ending] = eventName(event).split('.');
      const answer = name in kit.answers ? pending.get(name) : undefined;
      if (name in kit.delays) clock.increment((kit.delays[name] ?? 0) - waited);
      else if (!answer) actor.send(event);
      else {
        if (ending === 'done') answer.resolve(event.output);
        else answer.reject(event.error);
      }
      await settled();
    },
    sendUnexpected: event => actor.send(event),
    wait: milliseconds => clock.increment(milliseconds),
    effects: () => effects.splice(0),
    taken: () => taken.splice(0),
    activeActors: () =>
      Object.entries<AnyActorRef>(actor.getSnapshot().children)
        .filter(([, child]) => child.getSnapshot().status === 'active')
        .map(([name]) => name)
        .sort(),
    stop: () => actor.stop(),
  };
}
