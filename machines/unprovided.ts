/**
 * A placeholder of an actor or action that `src/actors` provides. An action with parameters, and any action of a machine
 * with `enqueueActions`, throws in a function of its own: from a call, XState's types would not infer the parameters.
 */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`${name} is not provided`);
  };
}
