/** Starts a copy of a machine: a new actor without effects, on a simulated clock. */
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { createHeldClock } from '../watch/held-clock';
import { isRecord, isSpecial, kindOfSpecial, type Plain, type PlainEvent, type Special } from '../watch/plain';
import { createSession } from '../watch/session';
import { quiet } from '../watch/xstate-5';
import type { Recording } from './recording';
import { actorsIn, stub, withStubs } from './stubs';

export type Step = { kind: 'send'; event: PlainEvent } | { kind: 'wait'; milliseconds: number };

export type Copy = ReturnType<typeof startCopy>;

/** Starts the copy from the beginning, or from a checkpoint: then its actors run, but no delays. */
export function startCopy({
  machine,
  Actor,
  hasParent,
  input,
  start,
}: Pick<Recording, 'machine' | 'Actor' | 'hasParent' | 'input' | 'start'>) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const copy = withStubs(machine);
  const QuietActor = quiet(Actor, hasParent);
  const actor = new QuietActor(copy, {
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

/** Data as it was: built-in objects again, and for an actor or its logic a stub that ignores all events. */
export function revived(data: Plain): unknown {
  if (isSpecial(data)) return revivedSpecial(data);
  if (Array.isArray(data)) return data.map(revived);
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, revived(inner)])) : data;
}

function revivedSpecial(value: Special): unknown {
  const { text, content } = value;
  const items = Array.isArray(content) ? content.map(revived) : [];
  const revive: { [kind: string]: () => unknown } = {
    actor: () => createActor(stub as AnyActorLogic, { id: text }),
    logic: () => stub,
    function: () => () => {},
    Date: () => new Date(text),
    URL: () => new URL(text),
    URLSearchParams: () => new URLSearchParams(text),
    bigint: () => BigInt(text),
    number: () => Number(text),
    masked: () => 0,
    Map: () => new Map(items as [unknown, unknown][]),
    Set: () => new Set(items),
    Error: () => errorFrom(value),
  };
  return revive[kindOfSpecial(value)]?.();
}

function errorFrom({ text, content }: Special): Error {
  const [, name = 'Error', message = text] = /^([^:]*): ([\s\S]*)$/.exec(text) ?? [];
  return Object.assign(new Error(message), { name }, isRecord(content) ? (revived(content) as object) : {});
}
