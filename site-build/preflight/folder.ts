/** Detects a build for the local mailbox, which looks like any other build but would lose every message. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailboxIds } from '../environment.ts';
import { type Finding, stop } from './finding.ts';

export function folderFindings(root: string, mailbox: MailboxIds, folder = 'dist'): Finding[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  const traces = Object.values(mailbox) as string[];
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|html)$/.test(name));
  const found = files.find(name => {
    const text = readFileSync(join(directory, name), 'utf8');
    return traces.some(trace => text.includes(trace));
  });
  if (found === undefined) return [];
  const text = `the folder ${folder} was built for the local mailbox and would lose every message: delete it, or run npm run build`;
  return [stop(`${folder}/${found.replaceAll('\\', '/')}`, text)];
}
