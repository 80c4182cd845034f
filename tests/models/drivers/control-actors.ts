/** How a held-back actor goes on: it runs, or it ends without running, with an error or with nothing. */
type Ending = 'works' | 'fails' | 'ends';

/** Holds actors back before they start, and makes them fail. One function without imports, because browsers receive it as text. */
import type {
  ActorScope,
  AnyActor,
  AnyActorLogic,
  AnyEventObject,
  InspectionEvent,
  Snapshot,
  StateValue,
} from 'xstate';

/** One machine's state, or an event that it has received, with what it sent meanwhile. */
export interface Entry {
  /** Distinguishes actors that run one after the other under the same name. */
  session: string;
  actor: string;
  machine: string;
  event: AnyEventObject;
  value: StateValue;
  /** Without actors, machines and functions. */
  context: Record<string, unknown>;
  isRunning: boolean;
  children: readonly string[];
  /** Each as `actor: type`; `parent: type` for a fact. */
  sent: readonly string[];
}

export function controlActors() {
  const held = new Set<string>();
  const breaking = new Set<string>();
  /** The function that starts each held-back actor or makes it fail, by the actor's name. */
  const waiting = new Map<string, (ending: Ending) => void>();
  const latest = new Map<string, AnyActor>();
  const broken = () => {
    throw new Error('broken on purpose');
  };

  /** The machines' events since the last call of `entries`; undefined until the first call, because copies take time. */
  let journal: Entry[] | undefined;
  /** What each machine has sent since its last entry. */
  const sent = new Map<AnyActor, string[]>();
  const isMachine = (actor: AnyActor | undefined): actor is AnyActor => actor !== undefined && 'root' in actor.logic;
  const isData = (value: unknown) =>
    !(
      typeof value === 'function' ||
      (value instanceof Object && ('sessionId' in value || 'root' in value || '$$typeof' in value))
    );
  const copy = (value: unknown) =>
    JSON.parse(JSON.stringify(value ?? null, (_, inner) => (isData(inner) ? inner : undefined)));
  function entryOf(actor: AnyActor, event: AnyEventObject): Entry {
    const { value, context, status, children } = actor.getSnapshot();
    return {
      session: actor.sessionId,
      actor: actor.id,
      machine: (actor.logic as AnyActorLogic & { id: string }).id,
      event: copy(event),
      value,
      context: copy(context),
      isRunning: status === 'active',
      children: Object.keys(children),
      sent: sent.get(actor)?.splice(0) ?? [],
    };
  }
  function note(event: InspectionEvent): void {
    if (!journal) return;
    if (event.type === '@xstate.event') {
      const { sourceRef: from, actorRef: to, event: one } = event;
      const source = from as AnyActor | undefined;
      if (!isMachine(source) || to === source || one.type.startsWith('xstate.')) return;
      const name = to === source._parent ? 'parent' : (to as AnyActor).id;
      sent.set(source, [...(sent.get(source) ?? []), `${name}: ${one.type}`]);
    }
    if (event.type === '@xstate.snapshot' && isMachine(event.actorRef as AnyActor))
      journal.push(entryOf(event.actorRef as AnyActor, event.event));
  }

  return {
    /** What the machines have received since the last call; the first call returns their states. */
    entries(): Entry[] {
      const before = journal ?? [...latest.values()].filter(isMachine).map(actor => entryOf(actor, { type: '' }));
      journal = [];
      return before;
    },
    inspect(event: InspectionEvent): void {
      note(event);
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActor;
      const logic: AnyActorLogic = actor.logic;
      latest.set(actor.id, actor);
      let hasBegun = false;
      const isBroken = breaking.delete(actor.id);
      if (!isBroken && !held.has(actor.id)) return;
      actor.logic = {
        ...logic,
        transition: (
          snapshot: Snapshot<unknown>,
          given: AnyEventObject,
          scope: ActorScope<Snapshot<unknown>, AnyEventObject>,
        ) =>
          // An actor that was held back never started, so it has nothing to clean up.
          given.type === 'xstate.stop' && !hasBegun
            ? { ...snapshot, status: 'stopped' as const }
            : logic.transition(snapshot, given, scope),
        start: isBroken
          ? broken
          : (snapshot: Snapshot<unknown>, scope: ActorScope<Snapshot<unknown>, AnyEventObject>) =>
              waiting.set(actor.id, ending => {
                hasBegun = ending === 'works';
                if (hasBegun) logic.start?.(snapshot, scope);
                else
                  (actor.send as (event: AnyEventObject) => void).call(actor, {
                    type: ending === 'ends' ? 'xstate.promise.resolve' : 'xstate.promise.reject',
                    data: ending === 'ends' ? undefined : new Error('broken on purpose'),
                  });
              }),
      };
    },
    hold(names: readonly string[]): void {
      for (const name of names) held.add(name);
    },
    release(name: string, ending: Ending = 'works'): void {
      const begin = waiting.get(name);
      waiting.delete(name);
      if (latest.get(name)?.getSnapshot().status === 'active') begin?.(ending);
    },
    report: (name: string, event: string) => latest.get(name)?._parent?.send({ type: event }),
    /** Makes the next actor of this name fail when it starts. */
    breakNext: (name: string) => void breaking.add(name),
    fail(name: string): void {
      const actor = latest.get(name);
      if (!actor) throw new Error(`There is no actor named ${name}`);
      actor.logic = Object.create(actor.logic, { transition: { value: broken } });
      actor.send({ type: 'break' });
    },
    /** Names of the running actors. */
    running: () => [...latest].filter(([, actor]) => actor.getSnapshot().status === 'active').map(([name]) => name),
  };
}

export type ActorControl = ReturnType<typeof controlActors>;
