/** Runs a machine with a simulated clock and actors that the test resolves or rejects; records what it sends and does. */
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
import type { AnyKit } from './any-kit';
import { eventName, transitionName } from './chart';

/** Written as in a kit's `effects`: a fact for the parent, an action that ran, or an event for an actor. */
type Effect = Record<string, unknown>;

export interface Harness {
  snapshot: () => AnyMachineSnapshot;
  /** Causes the event, and waits for all its consequences. `waited`: ms since the state was entered. */
  happen: (event: AnyEventObject, waited: number) => Promise<void>;
  /** Sends an event that must change nothing. */
  sendUnexpected: (event: AnyEventObject) => void;
  wait: (milliseconds: number) => void;
  /** What the machine sent and did since the last call. */
  effects: () => Effect[];
  /** Names of the transitions taken since the last call. */
  taken: () => string[];
  /** The actors started since the last call, with their inputs. */
  started: () => Started[];
  /** Names of the running actors. */
  activeActors: () => string[];
  stop: () => void;
}

interface Started {
  actor: string;
  input: unknown;
}

interface Pending {
  resolve: (output: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Waits for more microtasks than a promise actor needs to deliver its result. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

/** The actions that have to be provided. Built-in actions such as `assign` have a `resolve`. */
export const placeholdersOf = ({ implementations }: AnyStateMachine) =>
  Object.entries<unknown>(implementations.actions).filter(
    (entry): entry is [string, () => void] => typeof entry[1] === 'function' && !('resolve' in entry[1]),
  );

export function createHarness(kit: AnyKit): Harness {
  const clock = new SimulatedClock();
  const pending = new Map<string, Pending>();
  const effects: Effect[] = [];
  const taken: string[] = [];
  const started: Started[] = [];

  const answering = (actor: string) =>
    fromPromise(({ input }) => {
      started.push({ actor, input });
      return new Promise((resolve, reject) => {
        pending.set(actor, { resolve, reject });
      });
    });
  const running = (actor: string) => fromCallback(({ input }) => void started.push({ actor, input }));
  const machine: AnyStateMachine = kit.machine.provide({
    actors: Object.fromEntries(
      Object.keys(kit.machine.implementations.actors).map((name): [string, AnyActorLogic] => [
        name,
        name in kit.answers ? answering(name) : running(name),
      ]),
    ),
    actions: Object.fromEntries(
      placeholdersOf(kit.machine).map(([name]) => [
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
  // Keeps XState from throwing the error of a failed machine; its snapshot has that error.
  actor.subscribe({ error: () => {} });
  actor.start();
  // Discards what the machine does when it starts.
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
    started: () => started.splice(0),
    activeActors: () =>
      Object.entries<AnyActorRef>(actor.getSnapshot().children)
        .filter(([, child]) => child.getSnapshot().status === 'active')
        .map(([name]) => name)
        .sort(),
    stop: () => actor.stop(),
  };
}
