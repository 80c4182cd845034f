/** Code that no first view waits for. */
export interface LateCode<Code> {
  /** Fetches it; whoever asks meanwhile waits for the same. What fails is forgotten, so that the next to ask tries again. */
  load(): Promise<Code>;
  /** There once it has been loaded. */
  readonly now: Code | undefined;
}

/** The one rule for everything that loads late. Who asked is told of a failure, and says what follows from it. */
export function lateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let now: Code | undefined;
  let loading: Promise<Code> | undefined;
  return {
    load() {
      loading ??= fetch().then(
        code => {
          now = code;
          return code;
        },
        reason => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
    get now() {
      return now;
    },
  };
}
