/** Listens to one page's machines and keeps what they do. The only thing that the site gives for it is `inspect`. */
import type { ActorRefLike, AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import { edgeId } from '../chart/names';
import { refusal, type Verdict, verdictsOn } from './guards';
import type { Clock, HeldClock } from './held-clock';
import type { LogEntry } from './log';
import { type Plain, type PlainEvent, plain } from './plain';
import { createTimerReader } from './timers';
import { append, entryCount, newWatched, type Watched } from './watched';

/** What happens between two rests of a machine. */
interface Step {
  taken: string[];
  verdicts: Verdict[];
  facts: PlainEvent[];
}

type Told<T extends InspectionEvent['type']> = Extract<InspectionEvent, { type: T }>;

/** `tell` is called after every change and must be quick: it runs inside the site's own work. */
export function createSession(clock: HeldClock, tell: (watched: Watched, entry: LogEntry) => void = () => {}) {
  const machines = new Map<ActorRefLike, Watched>();
  const before = new WeakMap<Watched, AnyMachineSnapshot>();
  const steps = new WeakMap<Watched, Step>();
  const clocks = new WeakSet<Clock>();
  const timersOf = createTimerReader(clock.now);
  const seen = new WeakMap<object, Plain>();
  const senders = new WeakMap<object, string>();
  const sentByHand = new WeakSet<object>();

  /** XState's default clock is one object for all actors of a page; its two methods are looked up anew at every call. */
  function takeClock(actor: ActorRefLike) {
    const { clock: theirs } = actor as AnyActor;
    if (theirs === clock || clocks.has(theirs)) return;
    clocks.add(theirs);
    theirs.setTimeout = clock.setTimeout;
    theirs.clearTimeout = clock.clearTimeout;
  }

  function onEvent({ actorRef, sourceRef, event }: Told<'@xstate.event'>) {
    // Only now: an actor that never starts, such as one of a render that React threw away, is no machine of the page.
    if (event.type === 'xstate.init') begin(actorRef as AnyActor, 'input' in event ? event.input : undefined);
    // Kept by event and not by machine: an event may wait in the mailbox while another is being answered.
    const byHand = sentByHand.has(event) ? 'inspector' : 'page';
    senders.set(event, senderOf(event.type, sourceRef, actorRef) ?? byHand);
  }

  function begin(ref: AnyActor, input: unknown) {
    const machine = ref.logic as Partial<AnyStateMachine>;
    if (!machine.root) return;
    const owner = ref._parent && machines.get(ref._parent);
    const start = { ref, owner, machine: machine as AnyStateMachine, input: plain(input, seen) };
    machines.set(ref, newWatched(start));
  }

  function onMicrostep({ actorRef, event, _transitions }: Told<'@xstate.microstep'>) {
    const watched = machines.get(actorRef);
    const step = watched && stepOf(watched);
    const last = watched && before.get(watched);
    if (!step || !last) return;
    // The first microstep answers the event itself; those after it answer what the machine has told itself.
    if (step.taken.length === 0) step.verdicts.push(...verdictsOn(last, event));
    step.taken.push(..._transitions.map(edgeId));
  }

  function onSnapshot({ actorRef, event, snapshot }: Told<'@xstate.snapshot'>) {
    const watched = machines.get(actorRef);
    if (!watched || !isMachineSnapshot(snapshot)) return;
    const { taken, verdicts, facts } = stepOf(watched);
    const last = before.get(watched);
    const isOwn = event.type === 'xstate.init' || event.type === 'xstate.stop';
    const entry: LogEntry = {
      taken,
      verdicts,
      facts,
      sender: senders.get(event) ?? 'page',
      number: entryCount(watched),
      at: clock.now(),
      event: plain({ ...event }) as PlainEvent,
      from: last?.value,
      to: snapshot.value,
      active: snapshot._nodes.map(node => node.id),
      context: plain(snapshot.context, seen),
      refusal: taken.length > 0 || isOwn || !last ? undefined : refusal(last, event, verdicts),
    };
    before.set(watched, snapshot);
    steps.delete(watched);
    append(watched, entry);
    watched.isRunning = snapshot.status === 'active';
    watched.timers = timersOf(watched.ref);
    watched.children = Object.keys(snapshot.children);
    tell(watched, entry);
  }

  function onAction({ actorRef, action }: Told<'@xstate.action'>) {
    const watched = machines.get(actorRef);
    if (!watched || action.type !== 'xstate.sendTo') return;
    const { to, event } = action.params as { to: AnyActor; event: unknown };
    // What a machine sends to itself or to a child of its own is no fact for others.
    if (to !== actorRef && to._parent !== actorRef) stepOf(watched).facts.push(plain(event) as PlainEvent);
  }

  function stepOf(watched: Watched): Step {
    const step = steps.get(watched) ?? { taken: [], verdicts: [], facts: [] };
    steps.set(watched, step);
    return step;
  }

  return {
    clock,
    machines: () => [...machines.values()],
    inspect(event: InspectionEvent) {
      if (event.type === '@xstate.actor') takeClock(event.actorRef);
      else if (event.type === '@xstate.event') onEvent(event);
      else if (event.type === '@xstate.microstep') onMicrostep(event);
      else if (event.type === '@xstate.snapshot') onSnapshot(event);
      else if (event.type === '@xstate.action') onAction(event);
    },
    /** Sends for the developer, and returns what came of it. */
    send(watched: Watched, event: PlainEvent): LogEntry | undefined {
      const count = entryCount(watched);
      sentByHand.add(event);
      watched.ref.send(event);
      return watched.log.find(entry => entry.number === count);
    },
  };
}

function senderOf(type: string, source: ActorRefLike | undefined, target: ActorRefLike): string | undefined {
  if (type.startsWith('xstate.after.')) return 'delay';
  return source && source !== target && 'id' in source ? String(source.id) : undefined;
}

export type Session = ReturnType<typeof createSession>;
