import { stripVTControlCharacters } from 'node:util';

/** The parts of Vitest's JSON report used here: results and durations. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; duration?: number; status: string; failureMessages?: string[] }[];
  }[];
}

/** Every failed test: name, and message without colors. */
export const failuresOf = ({ testResults }: VitestReport): { name: string; says: string }[] =>
  testResults.flatMap(({ name: file, status, assertionResults, message = '' }) => {
    const failed = assertionResults.filter(one => one.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [{ name: file, says: message }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: fullName,
      says: stripVTControlCharacters(failureMessages.join('\n'))
        .replace(/^PathFailure: /, '')
        .replace(/\n {4}at [\s\S]*$/, ''),
    }));
  });

/** Duration of a machine's tests in seconds: tests with its name, or in its file. */
export function secondsOf({ testResults }: VitestReport, machine: string): number {
  const milliseconds = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ fullName }) => name.includes(`/${machine}.`) || fullName.includes(machine)),
    )
    .reduce((sum, { duration = 0 }) => sum + duration, 0);
  return milliseconds / 1_000;
}
