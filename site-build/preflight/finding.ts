/** A problem to solve before the site goes live. */
export interface Finding {
  /** A `stop` prevents a release; a `note` does not. */
  kind: 'stop' | 'note';
  /** Path relative to the project's root, with the line if it is known, such as `src/content/salon.ts:5`. */
  where: string;
  /** What the problem is, and how to fix it. */
  text: string;
}

export const stop = (where: string, text: string): Finding => ({ kind: 'stop', where, text });
export const note = (where: string, text: string): Finding => ({ kind: 'note', where, text });

/** Formats the findings as text. Notes come first, so that what must be fixed is the last thing in the terminal. */
export function asList(findings: readonly Finding[]): string {
  const section = (kind: Finding['kind'], heading: (count: number) => string) => {
    const these = findings.filter(finding => finding.kind === kind);
    if (these.length === 0) return [];
    // Neighbors with the same text share it.
    const lines = these.flatMap(({ where, text }, index) =>
      these[index + 1]?.text === text ? [`  ${where}`] : [`  ${where}`, `      ${text}`],
    );
    return [`${heading(these.length)}:`, ...lines];
  };
  const notes = section('note', count => `${count} optional ${count === 1 ? 'note' : 'notes'}`);
  const stops = section('stop', count => `${count} to fix before the site goes live`);
  return [...notes, ...stops].join('\n');
}
