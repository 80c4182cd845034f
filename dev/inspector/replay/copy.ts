/** A fresh actor of a machine that lives by itself, on a clock that only moves when told. */
import { type AnyActor, type AnyStateMachine, createActor, fromTransition } from 'xstate';
import { createHeldClock } from '../watch/held-clock';
import { isActor, isLogic, isRecord, type Plain, type PlainEvent } from '../watch/plain';
import { createSession } from '../watch/session';
import type { Watched } from '../watch/watched';
import { type Answer, answer, standIn, withStandIns } from './stand-ins';

export type Step =
  | { kind: 'send'; event: PlainEvent }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'answer'; actor: string; outcome: Answer['outcome']; value: Plain };

export interface Copy {
  actor: AnyActor;
  watched: Watched;
  take(step: Step): void;
  now(): number;
}

export function startCopy(machine: AnyStateMachine, input: Plain): Copy {
  const clock = createHeldClock({ setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 });
  clock.hold();
  const session = createSession(clock);
  const actor = createActor(withStandIns(machine), { clock, input: revived(input), inspect: session.inspect });
  // A machine that fails says so in its snapshot; nobody else needs to hear of it.
  actor.subscribe({ error: () => {} });
  actor.start();
  const watched = session.machines()[0];
  if (!watched) throw new Error(`${machine.id} could not be started with ${JSON.stringify(input)}`);
  return {
    actor,
    watched,
    now: clock.now,
    take(step) {
      if (step.kind === 'send') actor.send(revived(step.event) as PlainEvent);
      else if (step.kind === 'wait') clock.step(step.milliseconds);
      else answer(actor, step.actor, step.outcome, revived(step.value));
    },
  };
}

/** Plain data in which each actor is replaced by one that ignores all events, and each actor's logic by a stand-in. */
export function revived(data: Plain): unknown {
  if (isActor(data))
    return createActor(
      fromTransition(state => state, null),
      { id: 'site' },
    );
  if (isLogic(data)) return standIn;
  if (Array.isArray(data)) return data.map(revived);
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, revived(inner)])) : data;
}
