import { withTimeLimit } from './time-limit';

export interface LateCode<Code> {
  /** Loads the code. All calls share one load; after a failure, the next call tries again. */
  load(): Promise<Code>;
  /** The loaded code; undefined until then. */
  readonly now: Code | undefined;
}

/** Wraps an import, so that all callers share one load and can retry it. Callers handle failures. */
export function lateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let now: Code | undefined;
  let loading: Promise<Code> | undefined;
  return {
    load() {
      loading ??= withTimeLimit(fetch().then(code => (now = code))).catch(reason => {
        loading = undefined;
        throw reason;
      });
      return loading;
    },
    get now() {
      return now;
    },
  };
}
