/** Something that stands between this repository and a live site. */
export interface Finding {
  /** A `stop` must be mended before the site may be released; a `note` may stay. */
  kind: 'stop' | 'note';
  /** Path from the project's root, with the line where there is one: `src/content/salon.ts:5`. */
  where: string;
  /** What it is and what to do about it. */
  text: string;
}

export const stop = (where: string, text: string): Finding => ({ kind: 'stop', where, text });
export const note = (where: string, text: string): Finding => ({ kind: 'note', where, text });

/** The findings as a list to read: what may stay first, so that what must be mended is what one sees last. */
export function asList(findings: readonly Finding[]): string {
  const section = (kind: Finding['kind'], heading: string) => {
    const these = findings.filter(finding => finding.kind === kind);
    if (these.length === 0) return [];
    return [`${these.length} ${heading}:`, ...these.map(({ where, text }) => `  ${where}\n      ${text}`)];
  };
  const notes = section('note', 'to know, which may stay');
  const stops = section('stop', 'to mend before the site goes live');
  return [...notes, ...stops].join('\n');
}
