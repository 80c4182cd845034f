/** Forwards inspection events to Stately's inspector. */
import { createBrowserInspector } from '@statelyai/inspect';
import { masked } from '../watch/mask';
import { isRunning, type LogEntry, type Watched } from '../watch/watched';
import type { Store } from './store';

/**
 * Opens Stately's window and returns a function that stops forwarding. Only plain, masked data is sent, even while masked
 * text is shown here, because the viewer is a website of others. Stately's `sanitizeContext` and `sanitizeEvent` do not
 * cover the input of an invoked actor.
 */
export function passOn(store: Store): () => void {
  const inspector = createBrowserInspector();
  const known = new Set<Watched>();

  function pass({ watched, event, context, to }: LogEntry) {
    if (!watched.machine || !watched.ref) return;
    const snapshot = { status: 'active' as const, value: to, context: masked(context) };
    if (!known.has(watched)) {
      known.add(watched);
      // XState's session ids are only unique within a page, so the inspector's ids replace them.
      const logic = { config: withoutData(watched.machine.config) };
      const own = { sessionId: { value: watched.id }, logic: { value: logic } };
      inspector.actor(Object.create(watched.ref, own), snapshot);
    }
    const shown = masked(event);
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

interface State {
  context?: unknown;
  invoke?: unknown;
  states?: { [name: string]: State } | undefined;
}

/** A machine's definition without contexts and inputs, which may contain secrets. */
export function withoutData({ context: _, invoke = [], states = {}, ...rest }: State): State {
  return {
    ...rest,
    invoke: [invoke].flat().map(each => ({ ...(each as object), input: undefined })),
    states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, withoutData(state)])),
  };
}
