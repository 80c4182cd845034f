/** Passes on to Stately's own inspector what this one sees. */
import { createBrowserInspector } from '@statelyai/inspect';
import type { LogEntry } from '../watch/log';
import { masked } from '../watch/mask';
import { isRunning, type Watched } from '../watch/watched';
import type { Store } from './store';

/**
 * Opens the window and returns what ends it. Only plain, masked data leaves: Stately's own `sanitizeContext` and
 * `sanitizeEvent` do not reach the input of an invoked actor, which holds the typed text as well.
 */
export function passOn(store: Store): () => void {
  const inspector = createBrowserInspector();
  const known = new Set<Watched>();
  const show = () => store.settings().showsTyped;

  function pass({ watched, event, context, to }: LogEntry) {
    if (!watched.machine) return;
    const snapshot = { status: 'active' as const, value: to, context: show() ? context : masked(context) };
    if (!known.has(watched)) {
      known.add(watched);
      // Two pages number their actors alike; the watched machine's own id tells them apart.
      inspector.actor(Object.assign(Object.create(watched.ref), { sessionId: watched.id }), snapshot);
    }
    const shown = show() ? event : masked(event);
    inspector.event(watched.id, shown);
    inspector.snapshot(watched.id, snapshot, { event: shown });
  }

  for (const watched of store.actors()) {
    const last = watched.log.at(-1);
    if (isRunning(watched) && last) pass(last);
  }
  const silence = store.onEntry(pass);
  return () => {
    silence();
    inspector.stop();
  };
}
