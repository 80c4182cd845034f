// @ts-check
/**
 * Runs in the application. The plugin adds it to XState's module; without the plugin, pass `findInspector()` to
 * `createActor`. It is small, because the inspector's own window does the work. Never throws.
 */

/**
 * The inspector of the window that frames or opened this one; undefined if there is none. Loads nothing.
 *
 * @param {import('./index.js').ClientOptions} [options]
 * @returns {((event: import('xstate').InspectionEvent) => void) | undefined}
 */
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
 * Reports every root actor to the inspector, from its creation on: the actors that a machine invokes at once are created
 * before it starts.
 *
 * @param {any} Actor XState's class
 * @param {import('./index.js').ClientOptions} [options]
 */
export function inspectAll(Actor, options) {
  const inspect = findInspector(options);
  if (!inspect) return;
  const { prototype } = Actor;
  const hook = prototype._initState ? '_initState' : 'start';
  const original = prototype[hook];
  const known = new WeakSet();
  prototype[hook] = function (/** @type {unknown[]} */ ...given) {
    // A replay's actor has a class of its own.
    if (!this._parent && this.constructor === Actor && !known.has(this) && this.options?.inspect !== inspect) {
      known.add(this);
      this.system.inspect(inspect);
      inspect(/** @type {any} */ ({ type: '@xstate.actor', actorRef: this, rootId: this.sessionId }));
    }
    return original.apply(this, given);
  };
}
