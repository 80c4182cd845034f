/** A placeholder of an actor or action that `src/actors` provides. */
export function missing(name: string): () => never {
  return () => {
    throw new Error(`${name} is not provided`);
  };
}
