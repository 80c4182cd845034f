/** Adds listeners and returns a function that removes them, as a callback actor must. */
export function listen<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  handler: (event: E) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const listener = handler as EventListener;
  for (const type of types) target.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options);
  };
}

/** Joins functions that each end something into one. */
export const endAll =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };
