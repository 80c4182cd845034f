// @ts-check
/**
 * Runs in the application. The plugin adds it to XState's module; without the plugin, pass `findInspector()` to
 * `createActor`. It is small, because the inspector's own window does the work. Never throws.
 */

/** @type {typeof import('./client.js').findInspector} */
export function findInspector(options) {
  if (typeof window === 'undefined') return undefined;
  for (const host of [window.parent, window.opener]) {
    try {
      if (host?.__inspect) return host.__inspect(window, options);
    } catch {
      // Reading a window of another origin throws; such a window is not an inspector.
    }
  }
  return undefined;
}

/**
 * Reports a root actor to the inspector before its first state, with which it creates the actors that it invokes at once.
 *
 * @param {any} actor
 * @param {ReturnType<typeof findInspector>} inspect
 */
export function report(actor, inspect) {
  // A replay's actor has a class of its own, which extends XState's.
  const isOfXState = Object.getPrototypeOf(actor.constructor) === Function.prototype;
  if (!inspect || !actor.system || actor._parent || !isOfXState || actor.options?.inspect === inspect) return;
  actor.system.inspect(inspect);
  inspect(/** @type {any} */ ({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId }));
}
