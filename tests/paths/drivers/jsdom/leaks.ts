/** Records listeners on window and document, timers and actors, with the file that created each. */
import type { AnyActor, InspectionEvent } from 'xstate';

/** Something that can leak, such as 'window popstate', 'timer of 5000 ms' or 'actor zoom'. */
interface Made {
  what: string;
  /** An error whose stack names the creator; the stack is formatted on demand. */
  by: Error;
  owner?: string;
}

const listening = new Map<EventListenerOrEventListenerObject, Map<string, Made>>();
const timers = new Map<unknown, Made>();
const actors = new Map<AnyActor, Made>();

function countListeners(target: Window | Document, name: string): void {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    addEventListener.call(target, type, listener, options);
    // A `once` listener removes itself.
    if (typeof options === 'object' && options.once) return;
    const what = `${name} ${type}`;
    const made = listening.get(listener) ?? new Map<string, Made>();
    if (!made.has(what)) made.set(what, { what, by: new Error() });
    listening.set(listener, made);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: EventListenerOptions | boolean,
  ) => {
    listening.get(listener)?.delete(`${name} ${type}`);
    removeEventListener.call(target, type, listener, options);
  };
}

countListeners(window, 'window');
countListeners(document, 'document');

/** Records timers. Call it after fake timers are installed; call the function that it returns before they are removed. */
export function countTimers(): () => void {
  timers.clear();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const uncounted = { setTimeout, setInterval, clearTimeout, clearInterval };
  const counting =
    (set: typeof setTimeout | typeof setInterval, once: boolean) =>
    (handler: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
      const timer: unknown = set(() => {
        if (once) timers.delete(timer);
        handler(...args);
      }, milliseconds);
      timers.set(timer, { what: `timer of ${milliseconds} ms`, by: new Error() });
      return timer;
    };
  const uncounting = (clear: (timer: never) => void) => (timer: unknown) => {
    timers.delete(timer);
    clear(timer as never);
  };
  Object.assign(globalThis, {
    setTimeout: counting(setTimeout, true),
    setInterval: counting(setInterval, false),
    clearTimeout: uncounting(clearTimeout),
    clearInterval: uncounting(clearInterval),
  });
  return () => Object.assign(globalThis, uncounted);
}

export function countActors(event: InspectionEvent): void {
  if (event.type !== '@xstate.actor') return;
  const actor = event.actorRef as AnyActor;
  actors.set(actor, { what: `actor ${actor.id}`, by: new Error() });
}

/** Whether an actor has started and has not ended. */
const isRunning = (actor: AnyActor) =>
  (actor as unknown as { _processingStatus: number })._processingStatus === 1 &&
  actor.getSnapshot().status === 'active';

/** The current listeners, each with the file that added it. */
export const listeners = (): string[] => [...listening.values()].flatMap(made => [...made.values()].map(spoken)).sort();

const spoken = (made: Made) => `${made.what}, made by ${ownerOf(made)}`;

const all = (): Made[] => [
  ...[...listening.values()].flatMap(made => [...made.values()]),
  ...timers.values(),
  ...[...actors].filter(([actor]) => isRunning(actor)).map(([, made]) => made),
];

/** The site’s file that created a listener, timer or actor, ignoring `listen.ts` and kits; otherwise the npm package. */
function ownerOf(made: Made): string {
  if (made.owner) return made.owner;
  const lines = (made.by.stack ?? '').split('\n');
  const found = (place: RegExp) => lines.flatMap(line => place.exec(line)?.[1] ?? []);
  const own = found(/(?<!\/packages\/[\w-]+)\/((?:src|machines)\/[^:)?]+)/).filter(
    file => !/\/listen\.ts$|\.kit\.ts$/.test(file),
  );
  made.owner = own[0] ?? found(/node_modules\/((?:@[^/]+\/)?[^/]+)/)[0] ?? 'unknown';
  return made.owner;
}

/** Takes a snapshot; the function that it returns lists everything created since that still exists, with its owner. */
export function watchLeaks(): () => string[] {
  actors.clear();
  const before = new Set(all());
  // React never removes its listeners from a document.
  const isReact = (line: string) => line.endsWith('made by react-dom');
  return () =>
    all()
      .filter(made => !before.has(made))
      .map(spoken)
      .filter(line => !isReact(line))
      .sort();
}
