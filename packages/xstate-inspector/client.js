// @ts-check
/** Runs in the application, so it is small and never throws: the inspector's own window does the work. */

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
  if (/\/__inspector\/?$/.test(location.pathname))
    console.warn(
      'The application has answered instead of the inspector. If its service worker did, let it ignore /__inspector, or unregister it.',
    );
  return undefined;
}

/** @typedef {import('xstate').ActorOptions<import('xstate').AnyActorLogic>} Options */
// The options of `createActor` with the inspector, beside the application's observer. A child is inspected with its root.
/** @param {Options | undefined} options @param {ReturnType<typeof findInspector>} inspect */
export function withInspector(options, inspect) {
  const own = options?.inspect;
  if (!inspect || options?.parent || own === inspect) return options;
  return {
    ...options,
    inspect: (/** @type {import('xstate').InspectionEvent} */ event) => {
      inspect(event);
      if (typeof own === 'function') own(event);
      else own?.next?.(event);
    },
  };
}
