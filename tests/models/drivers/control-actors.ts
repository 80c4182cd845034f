/** How a held-back actor goes on: it runs, or it ends without running, with an error or with nothing. */
type Ending = 'works' | 'fails' | 'ends';

/** Holds actors back before they start, and makes them fail. One function without imports, because browsers receive it as text. */
import type { ActorScope, AnyActor, AnyActorLogic, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';

export function controlActors() {
  const held = new Set<string>();
  const breaking = new Set<string>();
  /** The function that starts each held-back actor or makes it fail, by the actor's name. */
  const waiting = new Map<string, (ending: Ending) => void>();
  const latest = new Map<string, AnyActor>();
  const broken = () => {
    throw new Error('broken on purpose');
  };

  return {
    inspect(event: InspectionEvent): void {
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
