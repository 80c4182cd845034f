/** The build's output folder, relative to the project's root. Only local builds may use another folder. */
export function siteFolder(mode: string, elsewhere?: string): string {
  return mode === 'mailbox' ? elsewhere || '.local-site' : 'dist';
}
