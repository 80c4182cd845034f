import type { AnyStateMachine } from 'xstate';

/** A function that reads each object once. */
export function once<Value, Of extends object = AnyStateMachine>(read: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return of => {
    const value = known.get(of) ?? read(of);
    known.set(of, value);
    return value;
  };
}
