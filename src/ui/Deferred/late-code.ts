/** Code that no first view waits for. */
export interface LateCode<Code> {
  /** Fetches it; a second request waits for the first. A failed load is forgotten, so that the next request tries again. */
  load(): Promise<Code>;
  /** There once it has been loaded. */
  readonly now: Code | undefined;
}

/** The one rule for everything that loads late. The caller handles the failure. */
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
