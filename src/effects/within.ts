/** Longer than a slow connection needs, in ms. */
const PATIENCE = 20_000;

/** Rejects if the wait has not ended after 20 seconds: browsers may leave an import or the clipboard pending forever. */
export function within<Result>(wait: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No end after ${PATIENCE / 1_000} seconds`)), PATIENCE);
    wait.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
