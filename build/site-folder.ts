import { join } from 'node:path';

/** Where a build is written, from the project's root. A local one for a folder of the host stands in that folder. */
export function siteFolder(mode: string, base: string): string {
  if (mode !== 'mailbox') return 'dist';
  return base === '/' ? '.local-site' : join('.cache/sites', base);
}
