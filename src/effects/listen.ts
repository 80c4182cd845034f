/** Adds listeners and returns what takes them away again, which is all that a callback actor has to return. */
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
