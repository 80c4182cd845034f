/** The build's output folder, relative to the project's root. Only builds for this machine may use another one. */
export function siteFolder(mode: string, elsewhere?: string): string {
  return mode === 'mailbox' ? elsewhere || '.local-site' : 'dist';
}
