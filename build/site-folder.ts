/** Where a build is written, from the project's root. Only a build for this machine may be told to go elsewhere. */
export function siteFolder(mode: string, elsewhere?: string): string {
  return mode === 'mailbox' ? elsewhere || '.local-site' : 'dist';
}
