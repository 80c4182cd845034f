/** For tests: a machine under inspection, on a simulated clock. */
import { type AnyStateMachine, createActor } from 'xstate';
import { revived } from '../replay/copy';
import { withStubs } from '../replay/stubs';
import { createHeldClock } from '../watch/held-clock';
import type { Plain } from '../watch/plain';
import { createSession } from '../watch/session';
import type { Watched } from '../watch/watched';

export function watchMachine(machine: AnyStateMachine, input?: Plain) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const actor = createActor(withStubs(machine), { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.actors().find(({ ref }) => ref === actor);
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

/** What a replay must repeat of each event in a log. */
export const happenedIn = ({ log }: Watched) =>
  log.map(({ event, to, context, taken, sent, refusal }) => ({ type: event.type, to, context, taken, sent, refusal }));
