/** Observes one page's actors. Snapshots, contexts and events are immutable, so they wait in a queue until the page is idle. */
import type { ActorRefLike, AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import {
  activeIn,
  conditionOf,
  hasOwnClock,
  isMachineLogic,
  kindOf,
  lackingIn,
  parentOf,
  takenIn,
  transitionName,
} from 'xstate-paths/inside';
import type { Source } from '../../client.js';
import { graphOf } from '../chart/graph';
import { isForbidden } from '../chart/names';
import { explain } from './guards';
import type { HeldClock } from './held-clock';
import { createCopier, mapped, type PlainEvent, thrown } from './plain';
import { createTimeline } from './timeline';
import { entryAt, isRunning, type LogEntry, ownName, type RunningTimer, type Watched, watchedOf } from './watched';

/** An event that an actor has received but not yet processed, with its row, which fills while the actor processes it. */
type Received = { event: { type: string }; entry: LogEntry };

type Tracked = Watched & { ref: AnyActor; last: AnyMachineSnapshot | undefined; received: Received[] };

type Queued = ReturnType<typeof conditionOf> & { inspected: InspectionEvent; at: number };

type Inspected<T extends InspectionEvent['type']> = Extract<InspectionEvent, { type: T }>;
interface Options {
  timeline?: ReturnType<typeof createTimeline>;
  onEntry?: (entry: LogEntry) => void;
  onProblem?: (problem: string) => void;
  sourceOf?: (config: object) => Source | undefined;
  whenIdle?: (work: (hasTime?: () => boolean) => void) => void;
}

/** XState's own actions that are not recorded, because the actors and the snapshots show them. */
const SHOWN_ELSEWHERE = new Set(['xstate.spawnChild', 'xstate.stopChild', 'xstate.assign']);

export function createSession(clock: HeldClock, options: Options = {}) {
  const { timeline = createTimeline(), onEntry = () => {}, whenIdle = work => work() } = options;
  const { onProblem = problem => console.warn(problem), sourceOf = () => undefined } = options;
  const actors = new Map<ActorRefLike, Tracked>();
  const systems = new WeakSet<AnyActor['system']>();
  /** The events that actors received before their start, when they process them. */
  const early = new WeakMap<ActorRefLike, Inspected<'@xstate.event'>[]>();
  const sentByHand = new WeakSet<object>();
  const copier = createCopier();
  let queue: Queued[] = [];
  let lastTime = 0;

  /** Redirects XState's clock, and the inspection events of a new root actor. */
  function takeOver(actor: AnyActor) {
    const { system, logic } = actor;
    // The copier remembers a context that all actors of the machine share, before one of them can change it in place.
    if (isMachineLogic(logic)) copier.copy(logic.config?.context);
    if (!system || systems.has(system)) return;
    systems.add(system);
    const missing = lackingIn(actor);
    if (missing.length > 0) onProblem(`This version of XState is not supported: it has no ${missing.join(', ')}`);
    // The clock's methods are looked up at each call. An application's own clock, such as a simulated one, stays as it is.
    if (missing.length === 0 && !hasOwnClock(actor))
      Object.assign(actor.clock, { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout });
  }

  /** Runs inside the application's code, so it must be fast, and must not throw: it only queues the event and reads the clock at most once. */
  function inspect(inspected: InspectionEvent) {
    try {
      if (inspected.type === '@xstate.actor') return takeOver(inspected.actorRef as AnyActor);
      if (inspected.type === '@xstate.action' && SHOWN_ELSEWHERE.has(inspected.action.type)) return;
      // XState reports only a snapshot when an actor stops.
      const isFirst =
        inspected.type === '@xstate.event' ||
        (inspected.type === '@xstate.snapshot' && inspected.event.type === 'xstate.stop');
      if (isFirst) lastTime = clock.now();
      const queued = { inspected, at: lastTime, ...conditionOf(inspected.actorRef) };
      if (queue.push(queued) === 1) whenIdle(flush);
    } catch (error) {
      onProblem(`An inspection event could not be recorded: ${error}`);
    }
  }

  function flush(hasTime: () => boolean = () => true) {
    let done = 0;
    for (const queued of queue) {
      if (done > 0 && done % 32 === 0 && !hasTime()) break;
      done += 1;
      try {
        take(queued);
      } catch (error) {
        onProblem(`${queued.inspected.type} could not be recorded: ${error}`);
      }
    }
    queue = queue.slice(done);
    if (queue.length > 0) return whenIdle(flush);
    for (const watched of actors.values()) if (watched.received.length > 0) noteFailure(watched);
  }

  function take({ inspected, at, wasWaiting, wasStopped, hadFailed }: Queued) {
    if (inspected.type === '@xstate.event' && wasWaiting)
      early.set(inspected.actorRef, [...(early.get(inspected.actorRef) ?? []), inspected]);
    else if (inspected.type === '@xstate.event') onEvent(inspected, at, wasStopped);
    else if (inspected.type === '@xstate.microstep') onMicrostep(inspected);
    else if (inspected.type === '@xstate.snapshot') onSnapshot(inspected, at, hadFailed);
    else if (inspected.type === '@xstate.action') onAction(inspected, at);
  }

  function onEvent({ actorRef, sourceRef, event }: Inspected<'@xstate.event'>, at: number, wasStopped: boolean) {
    // An actor is added when it starts, because a discarded React render creates actors that never start.
    if (event.type === 'xstate.init') begin(actorRef as AnyActor, 'input' in event ? event.input : undefined);
    const watched = actors.get(actorRef);
    const from = sourceRef && actors.get(sourceRef);
    if (watched && event.type === 'xstate.promise.resolve' && 'data' in event)
      watched.output = copier.fresh(event.data);
    // A machine that throws sends no snapshot; the first sign of the error is an event that its parent receives.
    if (from && event.type === `xstate.error.actor.${from.ref.id}`) noteFailure(from);
    const timer = endTimer(from ?? watched, event);
    const isDelayed = event.type.startsWith('xstate.after.') || (timer && sourceRef === actorRef);
    const source = isDelayed ? undefined : from;
    if (timer && source) entryAt(source)?.sent.push(copyOf(event));
    if (!watched || /^xstate\.(promise|observable)\./.test(event.type)) return;
    const byHand = sentByHand.has(event) ? 'inspector' : 'page';
    const sender = isDelayed ? 'delay' : (source?.name ?? byHand);
    const delay = timer && { row: timer.row, milliseconds: timer.milliseconds, id: idOf(timer) };
    const noted = { event, entry: receive(watched, event, { at, sender, source, delay }) };
    if (wasStopped) finish(watched, noted, { refusal: `refused: ${watched.name} has stopped` });
    else watched.received.push(noted);
    // Its mailbox has them before what its children send when they start.
    if (event.type === 'xstate.init') for (const each of early.get(actorRef) ?? []) onEvent(each, at, false);
  }

  /** Removes the delay that ends with this event. An action that runs again schedules the same object again. */
  function endTimer(sending: Tracked | undefined, event: object): RunningTimer | undefined {
    const [timer] = (sending?.timers ?? [])
      .filter(each => each.event === event)
      .sort((one, other) => one.due - other.due);
    if (sending && timer) sending.timers = sending.timers.filter(each => each !== timer);
    return timer;
  }

  /** An event is plain data with its type, whatever has created it. */
  const copyOf = ({ type, ...payload }: { type: string }): PlainEvent => ({ type, ...Object(copier.fresh(payload)) });

  /** Adds the row of an event before it is processed, because rows are in sending order. */
  function receive(
    watched: Tracked,
    event: { type: string },
    sent: Pick<LogEntry, 'at' | 'sender' | 'source' | 'delay'>,
  ): LogEntry {
    copier.size = 100;
    const { to = '', active = [], context, children = {} } = entryAt(watched) ?? {};
    const copy = copyOf(event);
    const from = watched.last?.value;
    return timeline.add({
      ...{ ...sent, watched, event: copy, from, to, active, context, children, size: copier.size },
      ...{ taken: [], guardResults: [], actions: [], sent: [], emitted: [], refusal: undefined, error: undefined },
    });
  }

  function finish(watched: Tracked, { entry }: Received, rest: Partial<LogEntry>) {
    copier.size = entry.size + 1;
    copier.foundChange = false;
    Object.assign(entry, { context: copier.copy(watched.last?.context) }, rest);
    watched.isMutated ||= copier.foundChange;
    timeline.grow(entry, copier.size);
    onEntry(entry);
  }

  function begin(ref: AnyActor, input: unknown) {
    const parent = parentOf(ref);
    const owner = parent && actors.get(parent);
    const machine = isMachineLogic(ref.logic) ? ref.logic : undefined;
    const source = machine && sourceOf(machine.config);
    // A machine without an id is called like its variable.
    const found = ownName(ref);
    const own = (found === 'machine' && source?.variable) || found;
    const taken = new Set(
      [...actors.values()].filter(other => other.owner === owner && isRunning(other)).map(({ name }) => name),
    );
    let name = own;
    for (let number = 2; taken.has(name); number += 1) name = `${own} ${number}`;
    const known = watchedOf({
      ...{ name, owner, source, machine, status: 'running', kind: kindOf(ref.logic), hasOwnClock: hasOwnClock(ref) },
      path: owner ? `${owner.path}/${name}` : name,
      graph: machine && graphOf(machine),
      input: copier.fresh(input),
      life: { start: timeline.next(), end: undefined },
    });
    actors.set(ref, { ...known, ref, last: undefined, received: [] });
  }

  function onMicrostep(inspected: Inspected<'@xstate.microstep'>) {
    const { actorRef, event } = inspected;
    const { last, received = [] } = actors.get(actorRef) ?? {};
    const entry = received[0]?.entry;
    if (!last || !entry) return;
    const taken = takenIn(inspected);
    // The first microstep handles the event itself, the next ones handle events that the machine raised.
    if (entry.taken.length === 0) {
      const { guardResults, refusal } = explain(last, event);
      Object.assign(entry, { guardResults, refusal });
    }
    if (!taken.every(isForbidden)) entry.refusal = undefined;
    entry.taken.push(...taken.map(transitionName));
  }

  function onSnapshot({ actorRef, event, snapshot }: Inspected<'@xstate.snapshot'>, at: number, hadFailed: boolean) {
    const watched = actors.get(actorRef);
    if (!watched || watched.status === 'failed') return;
    const { status } = snapshot;
    // An error in the initial state's actions is thrown only after the snapshot.
    if (hadFailed && status === 'active') return noteFailure(watched);
    const { owner } = watched;
    const sent = { at, sender: owner?.name ?? 'page', source: owner, delay: undefined };
    const pending = watched.received.find(each => each.event === event);
    watched.received = watched.received.filter(each => each !== pending);
    const noted =
      pending ?? (event.type === 'xstate.stop' ? { event, entry: receive(watched, event, sent) } : undefined);
    if (isMachineSnapshot(snapshot)) {
      // Another event may have been processed since this one was received.
      if (noted) noted.entry.from = watched.last?.value;
      watched.last = snapshot;
      const { value } = snapshot;
      if (status === 'done') watched.output = copier.fresh(snapshot.output);
      if (noted)
        finish(watched, noted, {
          ...{ to: value, active: activeIn(snapshot).map(node => node.id) },
          children: childrenOf(snapshot),
          error: status === 'error' ? thrown(snapshot.error) : undefined,
        });
    } else if (noted) {
      finish(watched, noted, {
        to: status === 'error' ? 'failed' : status,
        // Custom logic and reducers have a context, too.
        ...('context' in snapshot ? { context: copier.copy(snapshot.context) } : {}),
      });
    }
    if (event.type === 'xstate.stop') end(watched, 'stopped');
    else if (status !== 'active')
      end(watched, status === 'error' ? failureOf(watched) : status === 'done' ? 'done' : 'stopped');
  }

  function end(watched: Tracked, status: Watched['status']) {
    watched.status = status;
    watched.timers = [];
    watched.life.end = timeline.next() - 1;
  }

  /** A rejected promise is an answer, which its parent may handle. */
  const failureOf = ({ kind, owner }: Watched) => (kind === 'promise' && owner ? 'rejected' : 'failed');

  function noteFailure(watched: Tracked) {
    const snapshot = watched.ref.getSnapshot();
    if (!isRunning(watched) || snapshot.status !== 'error') return;
    const [noted, ...others] = watched.received.splice(0);
    end(watched, failureOf(watched));
    const { last } = watched;
    const isAnswer = watched.status === 'rejected';
    const { guardResults, error } = (last && noted && explain(last, noted.event)) ?? {};
    if (noted)
      finish(watched, noted, {
        ...(guardResults ? { guardResults } : { to: 'failed' }),
        // XState's error of a guard has no trace of the guard.
        ...(isAnswer ? {} : { error: error ?? thrown(snapshot.error) }),
      });
    else watched.output = copier.fresh(snapshot.error);
    for (const other of others) finish(watched, other, { refusal: `refused: ${watched.name} has stopped` });
  }

  function onAction({ actorRef, action }: Inspected<'@xstate.action'>, at: number) {
    const watched = actors.get(actorRef);
    if (!watched) return;
    const entry = watched.received[0]?.entry;
    const { to, event, sendId, id, delay } = (action.params ?? {}) as Sent;
    if (event && delay !== undefined) {
      const target = !to || to === actorRef ? undefined : typeof to === 'string' ? to : (actors.get(to)?.name ?? to.id);
      const row = entry?.number ?? timeline.next() - 1;
      const timer = { type: event.type, event, due: at + delay, milliseconds: delay, id, target, row };
      watched.timers = [...watched.timers, timer];
      if (!isOfState(timer)) entry?.actions.push(`schedules ${timerText(timer, ` in ${Math.round(delay) / 1000} s`)}`);
    } else if (action.type === 'xstate.cancel') {
      const canceled = watched.timers.findLast(timer => timer.id === sendId);
      watched.timers = watched.timers.filter(timer => timer !== canceled);
      if (!/^xstate\.after\./.test(sendId ?? ''))
        entry?.actions.push(`cancels ${canceled ? timerText(canceled) : `nothing (id ${sendId})`}`);
    } else if (action.type === 'xstate.sendTo' && event && to !== actorRef) entry?.sent.push(copyOf(event));
    else if (action.type === 'xstate.emit' && event) entry?.emitted.push(copyOf(event));
    else if (!action.type.startsWith('xstate.')) entry?.actions.push(action.type);
  }

  return {
    clock,
    timeline,
    inspect,
    waiting: () => queue.length,
    flush: () => flush(),
    actors: (): Watched[] => [...actors.values()],
    forget() {
      for (const [ref, watched] of actors) if (!isRunning(watched) && watched.log.length === 0) actors.delete(ref);
    },
    end() {
      flush();
      for (const watched of actors.values()) if (isRunning(watched)) end(watched, 'gone');
    },
    send(watched: Watched, event: PlainEvent): LogEntry | undefined {
      sentByHand.add(event);
      watched.ref?.send(event);
      flush();
      return watched.log.findLast(({ sender }) => sender === 'inspector');
    },
  };
}

const childrenOf = ({ children }: AnyMachineSnapshot) =>
  mapped(children as { [id: string]: AnyActor }, ({ src }) => (typeof src === 'string' ? src : ''));

/** What XState's own actions have: `to` is a name for a child that has not started yet. */
type Sent = { to?: AnyActor | string; event?: { type: string }; sendId?: string; id?: string; delay?: number };

const isOfState = ({ type }: RunningTimer) => type.startsWith('xstate.after.');
const idOf = (timer: RunningTimer) => (isOfState(timer) ? undefined : timer.id);

const timerText = ({ type, target, id }: RunningTimer, time = '') =>
  `${type}${target ? ` for ${target}` : ''}${time}${id === undefined ? '' : ` (id ${id})`}`;

export type Session = ReturnType<typeof createSession>;
