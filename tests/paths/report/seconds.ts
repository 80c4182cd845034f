import { stripVTControlCharacters } from 'node:util';
import type { Level } from '../asked';

/** The parts of Vitest's JSON report used here: results and durations. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; duration?: number; status: string; failureMessages?: string[] }[];
  }[];
}

/** A failed test and its message. */
export interface Failure {
  level: Level;
  name: string;
  says: string;
}

/** Every failed test: name, and message without colors. */
export const failuresOf = ({ testResults }: VitestReport, level: Level): Failure[] =>
  testResults.flatMap(({ name: file, status, assertionResults, message = '' }) => {
    const failed = assertionResults.filter(one => one.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0)
      return [{ level, name: file, says: stripVTControlCharacters(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      level,
      name: fullName,
      says: stripVTControlCharacters(failureMessages.join('\n'))
        .replace(/^PathFailure: /, '')
        .replace(/\n {4}at [\s\S]*$/, ''),
    }));
  });

/** The differences that a failure names, or else all of its message. */
const causeOf = ({ says }: Failure) =>
  says
    .split('\n')
    .filter(line => /^ {2}\S.*: expected /.test(line))
    .join() || says;

/** Failures with the same differences have one cause. */
export function byCause(failures: readonly Failure[]): [Failure, ...Failure[]][] {
  const groups = new Map<string, [Failure, ...Failure[]]>();
  for (const failure of failures) {
    const cause = causeOf(failure);
    const group = groups.get(cause);
    if (group) group.push(failure);
    else groups.set(cause, [failure]);
  }
  return [...groups.values()];
}

/** The arguments that repeat a failed test: those that its message names, or else its machine, or else all machines, on its level. */
export function repeatOf({ level, name, says }: Failure, machines: readonly string[]): string {
  const named = /^Repeat it: npm run paths -- (.*)$/m.exec(says)?.[1];
  // Repeats the whole path, not only the steps up to the failed one.
  if (named) return named.replace(/ --step \d+/, '');
  const [, machine = ''] = /(?:machine of|view of|machine|kit of) ([a-z-]+) /.exec(name) ?? [];
  return `${machines.includes(machine) ? machine : machines.join(' ')} --level ${level}`;
}

/** Duration of a machine's tests in seconds. */
export function secondsOf({ testResults }: VitestReport, machine: string): number {
  const milliseconds = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => new RegExp(`(?:machine|of) ${machine} `).test(fullName))
    .reduce((sum, { duration = 0 }) => sum + duration, 0);
  return milliseconds / 1_000;
}

/** The number of passed tests. */
export const passedIn = ({ testResults }: VitestReport): number =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
