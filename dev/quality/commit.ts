/** Which state of the code a figure belongs to. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const project = join(import.meta.dirname, '../..');
/** Where the table is written, from the project's root. Measured figures stay true when it changes. */
export const TABLE = 'docs/quality.md';

/** @throws where Git is missing, or knows of no repository here. */
export function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} does not answer here: ${error?.message ?? stderr.trim()}`);
  return stdout.trimEnd();
}

/** Files that are not as the commit has them; the table itself is none of them. */
export const changedFiles = () => git('status', '--porcelain', '--', '.', `:!${TABLE}`).split('\n').filter(Boolean);

const CHANGED = ' and changes';

/** The commit's hash; where files have been changed since, it says so: two such states need not be the same. Empty without Git. */
export function stateOfCode(): string {
  try {
    return `${git('rev-parse', 'HEAD')}${changedFiles().length > 0 ? CHANGED : ''}`;
  } catch {
    return '';
  }
}
export const isCommit = (code: string) => code !== '' && !code.endsWith(CHANGED);
