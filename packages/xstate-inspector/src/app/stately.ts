/** Forwards inspection events to Stately's inspector. */
import { createBrowserInspector } from '@statelyai/inspect';
import type { LogEntry } from '../watch/log';
import { masked } from '../watch/mask';
import { isRunning, type Watched } from '../watch/watched';
import type { Store } from './store';

/**
 * Opens Stately's window and returns a function that stops forwarding. Only plain, masked data is sent, because Stately's
 * `sanitizeContext` and `sanitizeEvent` do not cover the input of an invoked actor, which may contain typed text, too.
 */
export function passOn(store: Store): () => void {
  const inspector = createBrowserInspector();
  const known = new Set<Watched>();
  const show = () => store.settings().showsTyped;

  function pass({ watched, event, context, to }: LogEntry) {
    if (!watched.machine || !watched.ref) return;
    const snapshot = { status: 'active' as const, value: to, context: show() ? context : masked(context) };
    if (!known.has(watched)) {
      known.add(watched);
      // XState's session ids are only unique within a page, so the inspector's ids replace them.
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
