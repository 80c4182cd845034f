import { type AnyActorLogic, type AnyStateMachine, createActor, fromTransition } from 'xstate';
import { quiet } from 'xstate-paths/inside';
import { createHeldClock } from '../watch/held-clock';
import { isRecord, isSpecial, mapped, type Plain, type PlainEvent, type Special } from '../watch/plain';
import { createSession } from '../watch/session';
import { errorParts } from './literal';
import type { Recording } from './recording';

export type Step = { kind: 'send'; event: PlainEvent } | { kind: 'wait'; milliseconds: number };

export type Copy = ReturnType<typeof startCopy>;

/** The logic that replaces any actor: it ignores all events. A parent may read the context of a child that is a machine. */
const stub = fromTransition(state => state, {});

/** The machine with actors that do nothing, whose answers the replay sends. Guards and actions stay. */
export const withStubs = (machine: AnyStateMachine): AnyStateMachine =>
  // Of any machine, TypeScript does not know the names.
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map(name => [name, stub])),
  } as Parameters<AnyStateMachine['provide']>[0]);

export function startCopy({ machine, Actor, hasParent, input }: Recording) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const copy = withStubs(machine);
  const QuietActor = quiet(Actor, hasParent);
  const actor = new QuietActor(copy, { clock, input: revived(input), inspect: session.inspect });
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
      if (step.kind === 'send') actor.send(revivedEvent(step.event));
      else clock.step(step.milliseconds);
    },
  };
}

/** Data as it was: built-in objects again, and for an actor or its logic a stub that ignores all events. */
export function revived(data: Plain): unknown {
  if (isSpecial(data)) return revivedSpecial(data);
  if (Array.isArray(data)) return data.map(revived);
  return isRecord(data) ? mapped(data, revived) : data;
}

export const revivedEvent = ({ type, ...payload }: PlainEvent) => ({ type, ...Object(revived(payload)) });

function revivedSpecial({ kind, text, content }: Special): unknown {
  const [name, message] = errorParts(text);
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
    // A map's items are pairs.
    Map: () => new Map(items as [unknown, unknown][]),
    Set: () => new Set(items),
    Error: () => Object.assign(new Error(message), { name }, isRecord(content) && Object(revived(content))),
  };
  return revive[kind]?.();
}
