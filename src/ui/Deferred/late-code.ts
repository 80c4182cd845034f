/** Code that is loaded on demand. */
export interface LateCode<Code> {
  /** Loads the code; simultaneous requests share one load. After a failure, the next request tries again. */
  load(): Promise<Code>;
  /** Undefined until loaded. */
  readonly now: Code | undefined;
}

/** Wraps an import so that it is shared and retried. The caller handles failures. */
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
