/** A problem to solve before the site goes live. */
export interface Finding {
  /** A `stop` prevents a release; a `note` does not. */
  kind: 'stop' | 'note';
  /** Path relative to the project's root, with a line if possible: `src/content/salon.ts:5`. */
  where: string;
  /** What it is and how to fix it. */
  text: string;
}

export const stop = (where: string, text: string): Finding => ({ kind: 'stop', where, text });
export const note = (where: string, text: string): Finding => ({ kind: 'note', where, text });

/** The findings as text: notes first, so that what must be fixed is printed last. */
export function asList(findings: readonly Finding[]): string {
  const section = (kind: Finding['kind'], heading: (count: number) => string) => {
    const these = findings.filter(finding => finding.kind === kind);
    if (these.length === 0) return [];
    return [`${heading(these.length)}:`, ...these.map(({ where, text }) => `  ${where}\n      ${text}`)];
  };
  const notes = section('note', count => `${count} optional ${count === 1 ? 'note' : 'notes'}`);
  const stops = section('stop', count => `${count} to fix before the site goes live`);
  return [...notes, ...stops].join('\n');
}
