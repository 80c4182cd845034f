/** What `npm audit --json` has said, in words. */

export interface Verdict {
  /** `unasked`: the registry keeps no list of known weaknesses, or none could be reached. */
  kind: 'clean' | 'findings' | 'unasked';
  words: string;
}

interface Finding {
  name: string;
  severity: string;
  range: string;
}

interface Audit {
  vulnerabilities?: Record<string, Finding>;
  metadata?: { dependencies?: { total?: number; prod?: number } };
  message?: string;
  error?: { summary?: string; code?: string };
}

export function verdict(output: string): Verdict {
  const audit = parse(output);
  if (!audit?.vulnerabilities) {
    const reason = audit?.message?.split(' - ')[0] || audit?.error?.summary || audit?.error?.code || 'no answer';
    return {
      kind: 'unasked',
      words: `Not audited: the npm registry in use offers no audits (${reason}). Ask one that does: npm audit --omit=dev --registry=<its address>`,
    };
  }
  const found = Object.values(audit.vulnerabilities);
  if (found.length > 0) {
    const list = found.map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`);
    return {
      kind: 'findings',
      words: `Known weaknesses in what visitors get:\n${list.join('\n')}\nSee npm audit --omit=dev.`,
    };
  }
  return {
    kind: 'clean',
    words: `No known weakness in ${audit.metadata?.dependencies?.prod ?? 'the'} packages that visitors get.`,
  };
}

function parse(output: string): Audit | undefined {
  try {
    return JSON.parse(output) as Audit;
  } catch {
    return undefined;
  }
}
