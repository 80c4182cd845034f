export const isActor = (value: unknown): value is { id: string; sessionId: string; src: unknown } =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value;

/** The value with others in place of its actors; the same value if no actor is replaced. What contains itself is not followed. */
export function withActors(
  value: unknown,
  replace: (actor: object) => unknown,
  around: readonly unknown[] = [],
): unknown {
  if (isActor(value)) return replace(value);
  if (typeof value !== 'object' || value === null || around.includes(value)) return value;
  const inner = (one: unknown) => withActors(one, replace, [...around, value]);
  const others = (all: readonly unknown[]) => {
    const after = all.map(inner);
    return after.some((one, index) => one !== all[index]) ? after : undefined;
  };
  if (Array.isArray(value)) return others(value) ?? value;
  if (value instanceof Set || value instanceof Map) {
    const after = others([...value]);
    return after ? (value instanceof Set ? new Set(after) : new Map(after as [unknown, unknown][])) : value;
  }
  const names = Object.keys(value);
  const after = others(Object.values(value));
  return after
    ? Object.assign(
        Object.create(Object.getPrototypeOf(value)),
        Object.fromEntries(names.map((name, at) => [name, after[at]])),
      )
    : value;
}

export const hasActor = (value: unknown): boolean => withActors(value, () => undefined) !== value;
