/** The delays of a machine that does not run: which there are at a moment, and which ends next. */
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';

export interface Timer {
  id: string;
  name: string;
  event: AnyEventObject;
  /** In ms, from its start and from now. */
  length: number;
  left: number;
  started: number;
}

let starts = 0;
const timers = new WeakMap<AnyMachineSnapshot, readonly Timer[]>();
export const timersIn = (snapshot: AnyMachineSnapshot): readonly Timer[] => timers.get(snapshot) ?? [];
/** The events of delays; the same types may also be sent. */
const timed = new WeakSet<AnyEventObject>();
export function endingTimer(snapshot: AnyMachineSnapshot, event: AnyEventObject): Timer | undefined {
  if (!timed.has(event) && !event.type.startsWith('xstate.after.')) return undefined;
  return firstOf(timersIn(snapshot).filter(timer => timer.event.type === event.type));
}
/** The delay that ends next; of those that end at the same moment, the one that was started first. */
export const nextTimer = (snapshot: AnyMachineSnapshot): Timer | undefined => firstOf(timersIn(snapshot));
function firstOf(all: readonly Timer[]): Timer | undefined {
  const least = Math.min(...all.map(({ left }) => left));
  return all.find(({ left }) => left === least);
}

export interface Action {
  type: string;
  params?: { event?: AnyEventObject; delay?: number; id?: string; to?: AnyActor; sendId?: string };
  exec?: unknown;
}

export function startTimers(
  after: AnyMachineSnapshot,
  before: readonly Timer[],
  actions: readonly Action[],
  nameOf: (event: AnyEventObject) => string,
  self: AnyActor,
): void {
  const running = new Map(before.map(timer => [timer.id, timer]));
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') running.delete(params?.sendId ?? '');
    const isOwn = type === 'xstate.raise' || (type === 'xstate.sendTo' && params?.to === self);
    if (!params?.event || !isOwn || params.delay === undefined || !Number.isFinite(params.delay)) continue;
    // Without an id, XState makes one up.
    const { event, delay, id = `delay ${starts}` } = params;
    timed.add(event);
    running.set(id, { id, event, name: nameOf(event), length: delay, left: delay, started: starts++ });
  }
  timers.set(after, [...running.values()]);
}
