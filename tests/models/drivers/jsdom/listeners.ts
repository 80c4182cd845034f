/** Counts who listens to the window and the document, so that a listener which outlives its state is seen. */

const listening = new Map<EventListenerOrEventListenerObject, Set<string>>();

function count(target: Window | Document, name: string): void {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    // Who listens once leaves by itself.
    if (typeof options === 'object' && options.once) return addEventListener.call(target, type, listener, options);
    const types = listening.get(listener) ?? new Set();
    listening.set(listener, types.add(`${name} ${type}`));
    addEventListener.call(target, type, listener, options);
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

count(window, 'window');
count(document, 'document');

/** What is listened for now, by how many: 'document focusin ×1'. */
export function listeners(): string[] {
  const counts = new Map<string, number>();
  for (const types of listening.values()) for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, number]) => `${type} ×${number}`).sort();
}
