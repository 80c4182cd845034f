/** As much of Vitest's JSON report as tells what came of it, and how long things took. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; duration?: number }[] }[];
}

/** Seconds that the tests of one machine took: those in a file of its name, or with its name in theirs. */
export function secondsOf({ testResults }: VitestReport, machine: string): number {
  const milliseconds = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ fullName }) => name.includes(`/${machine}.`) || fullName.includes(machine)),
    )
    .reduce((sum, { duration = 0 }) => sum + duration, 0);
  return milliseconds / 1_000;
}
