/** Longer than a slow connection needs, in ms, and a last look: after the phone has slept, limit and answer are due together. */
const [TIME_LIMIT, LAST_LOOK] = [19_000, 1_000];

/** Rejects if the wait has not ended after 20 seconds: browsers may leave an import or the clipboard pending forever. */
export function withTimeLimit<Result>(wait: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('No end after 20 seconds'));
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, LAST_LOOK);
    }, TIME_LIMIT);
    wait.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
