import { Actor, type AnyActor, type AnyActorLogic, type InspectionEvent } from 'xstate';
import { parentOf } from './inside.ts';

/** How the driver ends an actor: with a result, an error, or a new error with this message. */
type Result = { output: unknown } | { error: unknown } | { message: string };

/** Holds actors back before they start, ends them, and makes them fail. One function without imports, because browsers receive it as text. */
export function controlActors(parent = parentOf) {
  const held = new Set<string>();
  const waiting = new Map<AnyActor, (ending: 'works' | 'fails') => void>();
  const known = new WeakSet<AnyActor>();
  /** The latest actors, by their names and by their ids, which distinguish actors of one source. */
  const latest = new Map<string, AnyActor>();
  const broken = () => {
    throw new Error('broken on purpose');
  };
  /** Ends an actor of any kind: what it runs is stopped, and its parent hears how it ended. */
  const end = (actor: AnyActor, ending: { status: 'done'; output: unknown } | { status: 'error'; error: unknown }) => {
    const { logic } = actor;
    const transition: AnyActorLogic['transition'] = (snapshot, _, scope) => {
      logic.transition(snapshot, { type: 'xstate.stop' }, scope);
      return { ...snapshot, ...ending };
    };
    actor.logic = Object.create(logic, { transition: { value: transition } });
    actor.send({ type: 'end' });
  };
  /** As `actorName`, which knows the machine. */
  const nameOf = (actor: AnyActor): string => {
    const { id, sessionId, src } = actor;
    if ((id === sessionId || /^\d+\./.test(id)) && typeof src === 'string' && !src.startsWith('xstate.invoke.'))
      return src;
    return id === sessionId && parent(actor) ? 'spawned' : id;
  };

  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActor;
      const logic: AnyActorLogic = actor.logic;
      const name = nameOf(actor);
      for (const key of [name, actor.id]) latest.set(key, actor);
      if (known.has(actor) || !held.has(name)) return;
      known.add(actor);
      let hasBegun = false;
      const heldBack: AnyActorLogic = {
        ...logic,
        // An actor that was held back never started, so it has nothing to clean up.
        transition: (snapshot, given, scope) =>
          given.type === 'xstate.stop' && !hasBegun
            ? { ...snapshot, status: 'stopped' }
            : logic.transition(snapshot, given, scope),
        start: (snapshot, scope) =>
          waiting.set(actor, ending => {
            hasBegun = ending === 'works';
            if (hasBegun) logic.start?.(snapshot, scope);
            else end(actor, { status: 'error', error: new Error('broken on purpose') });
          }),
      };
      actor.logic = heldBack;
    },
    hold(names: readonly string[]): void {
      for (const name of names) held.add(name);
    },
    release(name: string, ending: 'works' | 'fails' = 'works'): void {
      const actor = latest.get(name);
      const begin = actor && waiting.get(actor);
      if (!actor || !begin) return;
      waiting.delete(actor);
      if (actor.getSnapshot().status === 'active') begin(ending);
    },
    settle(name: string, result: Result): void {
      const actor = latest.get(name);
      if (actor?.getSnapshot().status !== 'active') throw new Error(`There is no running actor named ${name}`);
      waiting.delete(actor);
      if ('output' in result) end(actor, { status: 'done', output: result.output });
      else end(actor, { status: 'error', error: 'error' in result ? result.error : new Error(result.message) });
    },
    fail(name: string): void {
      const actor = latest.get(name);
      if (!actor) throw new Error(`There is no actor named ${name}`);
      actor.logic = Object.create(actor.logic, { transition: { value: broken } });
      actor.send({ type: 'break' });
    },
    isRunning: (name: string) => latest.get(name)?.getSnapshot().status === 'active',
    running: () => [...new Set([...latest.values()].filter(one => one.getSnapshot().status === 'active').map(nameOf))],
  };
}

export type ActorControl = ReturnType<typeof controlActors>;

/** Reports every actor to the control before it starts. The function that it returns ends that. */
export function inspectAll({ inspect }: Pick<ActorControl, 'inspect'>): () => void {
  const { start } = Actor.prototype;
  Actor.prototype.start = function reportedStart() {
    inspect({ type: '@xstate.actor', actorRef: this, rootId: this.sessionId });
    return start.call(this);
  };
  return () => {
    Actor.prototype.start = start;
  };
}
