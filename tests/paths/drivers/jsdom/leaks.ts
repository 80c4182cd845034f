/** Records listeners on window and document, and actors: what a page that is closed must not leave behind. */
import { vi } from 'vitest';
import type { AnyActor, InspectionEvent } from 'xstate';
import { conditionOf } from 'xstate-paths/inside';

/** What was added, such as 'window popstate', with an error whose stack names the file that added it. */
type Added = Map<string, Error>;

const listening = new Map<EventListenerOrEventListenerObject, Added>();
const actors = new Set<AnyActor>();

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
    const added: Added = listening.get(listener) ?? new Map();
    listening.set(listener, added.set(`${name} ${type}`, added.get(`${name} ${type}`) ?? new Error()));
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

export function countActors(event: InspectionEvent): void {
  if (event.type === '@xstate.actor') actors.add(event.actorRef as AnyActor);
}

/** Whether an actor has started and has not ended. */
function isRunning(actor: AnyActor): boolean {
  const { wasWaiting, wasStopped } = conditionOf(actor);
  return !wasWaiting && !wasStopped && actor.getSnapshot().status === 'active';
}

/** The current listeners, each with the file that added it; without those that were there before. */
export const listeners = (before: ReadonlySet<Error> = new Set()): string[] =>
  [...listening.values()]
    .flatMap(added => [...added])
    .filter(([, by]) => !before.has(by))
    .map(([what, by]) => `${what}, made by ${ownerOf(by)}`)
    .sort();

const owners = new WeakMap<Error, string>();

/** The site’s file that added a listener, ignoring `listen.ts` and kits; otherwise the npm package. */
function ownerOf(by: Error): string {
  const known = owners.get(by);
  if (known) return known;
  const lines = (by.stack ?? '').split('\n');
  const found = (place: RegExp) => lines.flatMap(line => place.exec(line)?.[1] ?? []);
  const own = found(/(?<!\/packages\/[\w-]+)\/((?:src|machines)\/[^:)?]+)/).filter(
    file => !/\/listen\.ts$|\.kit\.ts$/.test(file),
  );
  const owner = own[0] ?? found(/node_modules\/((?:@[^/]+\/)?[^/]+)/)[0] ?? 'unknown';
  owners.set(by, owner);
  return owner;
}

/** Returns a function that lists what was made since and still exists. The clock must stand still, with no timer yet. */
export function watchLeaks(): () => string[] {
  actors.clear();
  const before = new Set([...listening.values()].flatMap(added => [...added.values()]));
  return () => [
    // These never remove their listeners from a document.
    ...listeners(before).filter(line => !/made by (react-dom|@testing-library\/user-event)$/.test(line)),
    ...(vi.getTimerCount() > 0 ? [`${vi.getTimerCount()} timers`] : []),
    ...[...actors].filter(isRunning).map(({ id }) => `actor ${id}`),
  ];
}
