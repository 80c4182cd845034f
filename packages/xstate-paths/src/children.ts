/** The actors of a machine that does not run, at one moment. */
import type { AnyActor, AnyActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { withActors } from './actors-in-context.ts';
import { steadyId, unchanged } from './repeatable.ts';

/** Machines have a root; promises, callbacks and observables have a start. */
const isPure = (logic: AnyActorLogic) => !('root' in logic) && !('start' in logic);

const nothing = () => {};
/** What an actor's logic gets: nothing that it does there has an effect. */
export const scopeOf = (self: AnyActor): AnyActorScope => ({
  ...{ self, system: self.system, id: self.id, sessionId: self.sessionId },
  ...{ logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing },
});

/** A step starts no actors. Only those made with `fromTransition` take what is sent, also by each other, because guards may read their snapshots. */
export function withSent(snapshot: AnyMachineSnapshot, to: AnyActor, event: AnyEventObject): AnyMachineSnapshot {
  const actor: AnyActor | undefined = snapshot.children[to.id];
  if (!actor || !isPure(actor.logic)) return snapshot;
  const sent: [AnyActor, AnyEventObject][] = [];
  const noting = (one: AnyActor): AnyActor =>
    Object.create(one, { send: { value: (given: AnyEventObject) => void sent.push([one, given]) } });
  const all = childrenOf(snapshot).map(child => noting(child.actor));
  const system = Object.create(actor.system, { get: { value: (id: string) => all.find(one => one.systemId === id) } });
  const before = actor.getSnapshot();
  const where = `the actor ${actor.id}, on ${event.type},`;
  const scope = { ...scopeOf(noting(actor)), system };
  const after = unchanged(before, where, () => actor.logic.transition(before, event, scope));
  const changed = withChild(snapshot, actor, { getSnapshot: { value: () => after } });
  return sent.reduce((now, [other, given]) => withSent(now, other, given), changed);
}

/** A snapshot in which this actor is another. A copy, because other paths go on from the snapshots before. */
export function withChild(
  snapshot: AnyMachineSnapshot,
  actor: AnyActor,
  change: PropertyDescriptorMap,
): AnyMachineSnapshot {
  const copy: AnyActor = Object.create(actor, change);
  const replace = (one: object) => (one === actor ? copy : one);
  const [context, children] = [snapshot.context, snapshot.children].map(one => withActors(one, replace));
  return Object.assign({ ...snapshot }, { context, children });
}

/** All actors of the machine at this moment, also those that have ended; none for a source that is missing. */
export const childrenOf = (snapshot: AnyMachineSnapshot | undefined) =>
  Object.values<AnyActor & { hasEnded?: boolean }>(snapshot?.children ?? {})
    .filter(actor => actor !== undefined)
    .map(actor => ({
      // Without numbers that differ each time; several actors may then share it.
      id: steadyId(actor),
      actor,
      hasEnded: actor.hasEnded === true,
      memory: isPure(actor.logic) ? (actor.getSnapshot().context as unknown) : undefined,
    }));
