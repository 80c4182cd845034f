/** Starts a copy of a machine: a new actor without effects, on a simulated clock. */
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { createHeldClock } from '../watch/held-clock';
import { isPlaceholder, isRecord, type Plain, type PlainEvent } from '../watch/plain';
import { createSession } from '../watch/session';
import type { Recording } from './recording';
import { actorsIn, stub, withStubs } from './stubs';

export type Step = { kind: 'send'; event: PlainEvent } | { kind: 'wait'; milliseconds: number };

export type Copy = ReturnType<typeof startCopy>;

/** Starts the copy from the beginning, or from a checkpoint: then its actors run, but no delays. */
export function startCopy(machine: AnyStateMachine, { input, start }: Pick<Recording, 'input' | 'start'>) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const copy = withStubs(machine);
  const actor = createActor(copy, {
    ...{ clock, input: revived(input), inspect: session.inspect },
    ...(start && { snapshot: restored(copy, start) }),
  });
  // Handles the error of a machine that throws; `replay` reads it from the snapshot.
  actor.subscribe({ error: () => {} });
  actor.start();
  const watched = session.actors().find(({ ref }) => ref === actor);
  if (!watched) throw new Error(`${machine.id} could not be started with ${JSON.stringify(input)}`);
  return {
    actor,
    watched,
    now: clock.now,
    take(step: Step) {
      if (step.kind === 'send') actor.send(revived(step.event) as PlainEvent);
      else clock.step(step.milliseconds);
    },
  };
}

/** A snapshot that XState can restore, with the actors that the states invoke. */
function restored(machine: AnyStateMachine, { value, context }: NonNullable<Recording['start']>) {
  const children = Object.fromEntries(
    actorsIn(machine, value).map(({ id, src }) => [id, { src, snapshot: { status: 'active', context: {} } }]),
  );
  const state = machine.resolveState({ value, context: revived(context) });
  return { ...state, children } as unknown as typeof state;
}

/** Plain data, with each placeholder of an actor or its logic replaced by a stub that ignores all events. */
export function revived(data: Plain): unknown {
  if (isPlaceholder(data, 'actor'))
    return createActor(stub as AnyActorLogic, { id: String(data).slice('[actor '.length, -1) });
  if (isPlaceholder(data, 'logic')) return stub;
  if (Array.isArray(data)) return data.map(revived);
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, revived(inner)])) : data;
}
