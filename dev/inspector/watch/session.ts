/**
 * Observes one page's actors. For each inspection event, the page only adds an entry to a queue: snapshots, contexts and
 * events are immutable, so the rest can wait until the page is idle.
 */
import type { ActorRefLike, AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import { edgeId } from '../chart/names';
import { type GuardResult, guardResultsOn, refusal } from './guards';
import type { HeldClock } from './held-clock';
import type { LogEntry, Thrown } from './log';
import { createCopier, type PlainEvent } from './plain';
import { createTimeline } from './timeline';
import { isRunning, newWatched, ownName, type Watched } from './watched';

/** An event that an actor has received but not yet processed, with its row. */
interface Received {
  event: { type: string };
  entry: LogEntry;
}

/** What happened in the microsteps of one event. */
interface Step {
  taken: string[];
  guardResults: GuardResult[];
  emitted: PlainEvent[];
}

interface Tracked extends Watched {
  /** The snapshot before the event that it processes. */
  last: AnyMachineSnapshot | undefined;
  step: Step;
  received: Received[];
}

const newStep = (): Step => ({ taken: [], guardResults: [], emitted: [] });

/** An inspection event, its time, and the condition of its actor at that time. */
interface Queued {
  inspected: InspectionEvent;
  at: number;
  wasStopped: boolean;
  hadFailed: boolean;
}

type Inspected<T extends InspectionEvent['type']> = Extract<InspectionEvent, { type: T }>;
interface Options {
  timeline?: ReturnType<typeof createTimeline>;
  onEntry?: (entry: LogEntry) => void;
  /** Calls `work` when the page is idle; by default, at once. */
  whenIdle?: (work: (hasTime?: () => boolean) => void) => void;
}

/** XState's status of an actor that processes no more events. */
const STOPPED = 2;
/** Actions that are recorded, because a snapshot does not show them. */
const NOTED_ACTIONS = new Set(['xstate.sendTo', 'xstate.raise', 'xstate.cancel']);

export function createSession(clock: HeldClock, options: Options = {}) {
  const { timeline = createTimeline(), onEntry = () => {}, whenIdle = work => work() } = options;
  const actors = new Map<ActorRefLike, Tracked>();
  const systems = new WeakSet<AnyActor['system']>();
  const sentByHand = new WeakSet<object>();
  const copier = createCopier();
  let queue: Queued[] = [];
  let lastTime = 0;

  /**
   * Redirects the clock and the inspection events of a new root actor. XState copies each event for its observers; while
   * this is the only one, it receives the original.
   */
  function takeOver({ system, clock: theirs }: AnyActor) {
    if (systems.has(system)) return;
    systems.add(system);
    // The clock's methods are looked up at each call.
    if (theirs !== clock) Object.assign(theirs, { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout });
    const { _sendInspectionEvent: send, inspect: add } = system as Inspectable;
    if (!send) return;
    const direct = (event: InspectionEvent) => (event.type === '@xstate.actor' ? send(event) : inspect(event));
    const observe: typeof add = observer => {
      Object.assign(system, { _sendInspectionEvent: send, inspect: add });
      return add(observer);
    };
    Object.assign(system, { _sendInspectionEvent: direct, inspect: observe });
  }

  /** Runs inside the site's code, so it must be fast: it only queues the event and reads the clock at most once. */
  function inspect(inspected: InspectionEvent) {
    if (inspected.type === '@xstate.actor') return takeOver(inspected.actorRef as AnyActor);
    if (inspected.type === '@xstate.action' && !NOTED_ACTIONS.has(inspected.action.type)) return;
    if (inspected.type === '@xstate.event') lastTime = clock.now();
    // Reads private fields, because `getSnapshot` throws while an actor is being created.
    const { _processingStatus, _snapshot } = inspected.actorRef as unknown as Internals;
    const wasStopped = _processingStatus === STOPPED;
    const hadFailed = _snapshot?.status === 'error';
    if (queue.push({ inspected, at: lastTime, wasStopped, hadFailed }) === 1) whenIdle(flush);
  }

  /** Processes the queue while there is time; the rest waits for the next call. */
  function flush(hasTime: () => boolean = () => true) {
    let done = 0;
    try {
      for (const queued of queue) {
        if (done > 0 && done % 32 === 0 && !hasTime()) break;
        done += 1;
        take(queued);
      }
    } finally {
      queue = queue.slice(done);
      if (queue.length > 0) whenIdle(flush);
    }
    if (queue.length > 0) return;
    for (const watched of actors.values()) if (watched.received.length > 0) noteFailure(watched);
  }

  function take({ inspected, at, wasStopped, hadFailed }: Queued) {
    if (inspected.type === '@xstate.event') onEvent(inspected, at, wasStopped);
    else if (inspected.type === '@xstate.microstep') onMicrostep(inspected);
    else if (inspected.type === '@xstate.snapshot') onSnapshot(inspected, at, hadFailed);
    else if (inspected.type === '@xstate.action') onAction(inspected, at);
  }

  function onEvent({ actorRef, sourceRef, event }: Inspected<'@xstate.event'>, at: number, wasStopped: boolean) {
    // An actor is added when it starts, because a discarded React render creates actors that never start.
    if (event.type === 'xstate.init') begin(actorRef as AnyActor, 'input' in event ? event.input : undefined);
    const watched = actors.get(actorRef);
    const source = sourceRef && sourceRef !== actorRef ? actors.get(sourceRef) : undefined;
    // A machine that throws sends no snapshot; the first sign of the error is an event that its parent receives.
    if (source && event.type === `xstate.error.actor.${source.ref.id}`) noteFailure(source);
    if (!watched || /^xstate\.(promise|observable)\./.test(event.type)) return;
    const byHand = sentByHand.has(event) ? 'inspector' : 'page';
    const sender = event.type.startsWith('xstate.after.') ? 'delay' : (source?.name ?? byHand);
    watched.timers = watched.timers.filter(({ type }) => type !== event.type);
    const noted = { event, entry: receive(watched, event, { at, sender, source }) };
    if (wasStopped) finish(watched, noted, { refusal: `${watched.name} has stopped` });
    else watched.received.push(noted);
  }

  /** Adds the row of an event before it is processed, because rows are in sending order. */
  function receive(watched: Tracked, event: object, sent: Pick<LogEntry, 'at' | 'sender' | 'source'>): LogEntry {
    copier.size = 100;
    const { to = '', active = [], context } = watched.log.at(-1) ?? {};
    const copy = copier.fresh({ ...event }) as PlainEvent;
    const from = watched.last?.value;
    return timeline.add({
      ...{ ...sent, watched, event: copy, from, to, active, context, size: copier.size },
      ...{ taken: [], guardResults: [], emitted: [], refusal: undefined, error: undefined },
    });
  }

  /** Completes a row when its event has been processed. */
  function finish(watched: Tracked, { entry }: Received, rest: Partial<LogEntry>) {
    copier.size = entry.size + 1;
    Object.assign(entry, watched.step, { context: copier.copy(watched.last?.context) }, rest);
    timeline.grow(entry, copier.size);
    watched.step = newStep();
    onEntry(entry);
  }

  function begin(ref: AnyActor, input: unknown) {
    const owner = ownerOf(ref);
    const own = ownName(ref);
    const taken = new Set(
      [...actors.values()].filter(other => other.owner === owner && isRunning(other)).map(({ name }) => name),
    );
    let name = own;
    for (let number = 2; taken.has(name); number += 1) name = `${own} ${number}`;
    const tracked = { last: undefined, step: newStep(), received: [] };
    actors.set(ref, Object.assign(newWatched(ref, owner, name, copier.copy(input)), tracked));
  }

  function ownerOf({ _parent, id }: AnyActor): Watched | undefined {
    if (_parent) return actors.get(_parent);
    const name = id.slice(0, Math.max(0, id.lastIndexOf('.')));
    return [...actors.values()].findLast(other => isRunning(other) && other.ref.id === name);
  }

  function onMicrostep({ actorRef, event, _transitions }: Inspected<'@xstate.microstep'>) {
    const watched = actors.get(actorRef);
    if (!watched?.last) return;
    const { step, last } = watched;
    // The first microstep handles the event itself, the next ones handle events that the machine raised.
    if (step.taken.length === 0) step.guardResults.push(...guardResultsOn(last, event));
    step.taken.push(..._transitions.map(edgeId));
  }

  function onSnapshot({ actorRef, event, snapshot }: Inspected<'@xstate.snapshot'>, at: number, hadFailed: boolean) {
    const watched = actors.get(actorRef);
    if (!watched || watched.status === 'failed') return;
    const { status } = snapshot;
    // An error in the initial state's actions is thrown only after the snapshot.
    if (hadFailed && status === 'active') return noteFailure(watched);
    const { owner } = watched;
    // XState reports only a snapshot when an actor stops, not an event.
    const stop = () => ({
      event,
      entry: receive(watched, event, { at, sender: owner?.name ?? 'page', source: owner }),
    });
    const pending = watched.received.find(each => each.event === event);
    watched.received = watched.received.filter(each => each !== pending);
    const noted = pending ?? (event.type === 'xstate.stop' ? stop() : undefined);
    if (isMachineSnapshot(snapshot)) {
      watched.children = Object.keys(snapshot.children);
      const { last, step } = watched;
      watched.last = snapshot;
      const isRefused = step.taken.length === 0 && event.type !== 'xstate.init' && last && status === 'active';
      const { value, _nodes } = snapshot;
      if (noted)
        finish(watched, noted, {
          ...{ to: value, active: _nodes.map(node => node.id) },
          refusal: isRefused ? refusal(last, event, step.guardResults) : undefined,
          error: status === 'error' ? thrown(snapshot.error) : undefined,
        });
    } else if (noted) {
      finish(watched, noted, { to: status === 'error' ? 'failed' : status });
    }
    watched.status = status === 'active' ? 'running' : status === 'error' ? 'failed' : (status as 'done' | 'stopped');
    if (!isRunning(watched)) watched.timers = [];
  }

  /** Completes the row of the event on which an actor threw, if it threw. */
  function noteFailure(watched: Tracked) {
    const snapshot = watched.ref.getSnapshot();
    if (!isRunning(watched) || snapshot.status !== 'error') return;
    const [noted, ...others] = watched.received.splice(0);
    watched.timers = [];
    watched.status = 'failed';
    const { last } = watched;
    // A rejected promise is an answer, which is shown in its parent's row.
    const isAnswer = watched.kind === 'promise';
    if (noted)
      finish(watched, noted, {
        ...(last ? { guardResults: guardResultsOn(last, noted.event) } : { to: 'failed' }),
        ...(isAnswer ? {} : { error: thrown(snapshot.error) }),
      });
    for (const other of others) finish(watched, other, { refusal: `${watched.name} has stopped` });
  }

  function onAction({ actorRef, action }: Inspected<'@xstate.action'>, at: number) {
    const watched = actors.get(actorRef);
    if (!watched) return;
    const { to, event, sendId, delay } = (action.params ?? {}) as Sent;
    // Events that an actor sends to itself or to its children are not recorded as emitted.
    if (action.type === 'xstate.sendTo' && to && to !== actorRef && to._parent !== actorRef)
      watched.step.emitted.push(copier.fresh(event) as PlainEvent);
    if (action.type === 'xstate.raise' && event && delay !== undefined) {
      const others = watched.timers.filter(({ type }) => type !== event.type);
      watched.timers = [...others, { type: event.type, due: at + delay }];
    }
    if (action.type === 'xstate.cancel') watched.timers = watched.timers.filter(({ type }) => type !== sendId);
  }

  return {
    clock,
    timeline,
    inspect,
    /** Processes the whole queue. */
    flush: () => flush(),
    actors: (): Watched[] => [...actors.values()],
    /** Removes stopped actors that have no log entries. */
    forget() {
      for (const [ref, watched] of actors) if (!isRunning(watched) && watched.log.length === 0) actors.delete(ref);
    },
    /** Marks all running actors as gone, because their page has gone. */
    end() {
      flush();
      for (const watched of actors.values()) if (isRunning(watched)) watched.status = 'gone';
    },
    /** Sends an event that the developer has entered, and returns its log entry. */
    send(watched: Watched, event: PlainEvent): LogEntry | undefined {
      sentByHand.add(event);
      watched.ref.send(event);
      flush();
      return watched.log.findLast(({ sender }) => sender === 'inspector');
    },
  };
}

type Inspectable = AnyActor['system'] & { _sendInspectionEvent?: (event: InspectionEvent) => void };

interface Internals {
  _processingStatus: number;
  _snapshot?: { status: string };
}

interface Sent {
  to?: AnyActor;
  event?: { type: string };
  sendId?: string;
  delay?: number;
}

function thrown(error: unknown): Thrown {
  const { message, stack } = (typeof error === 'object' && error ? error : {}) as Partial<Error>;
  return { message: message ?? String(error), stack: stack ?? '' };
}

export type Session = ReturnType<typeof createSession>;
