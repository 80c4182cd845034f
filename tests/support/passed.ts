/** The number of passed tests in a file or group, as a row of `npm run quality`. */
import { afterAll, type RunnerTestCase, type RunnerTestSuite } from 'vitest';
import type { Figure } from '../../dev/metrics';

type Group = Readonly<Pick<RunnerTestSuite, 'tasks'>>;

/** Runs after the last test of the surrounding group, even if tests have failed. */
export function afterGroup(keep: (group: Group) => void | Promise<void>): void {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest takes an empty pattern to mean that no fixture is needed.
  afterAll(({}, group) => keep(group));
}

export function passed({ tasks }: Group, what: string): Figure {
  const tests = testsIn(tasks);
  const well = tests.filter(({ result }) => result?.state === 'pass').length;
  return {
    what,
    goal: `all ${tests.length} tests pass`,
    figure: `${well} passed`,
    met: well > 0 && well === tests.length,
  };
}

function testsIn(tasks: RunnerTestSuite['tasks']): RunnerTestCase[] {
  return tasks.flatMap(task => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}
