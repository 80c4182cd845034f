/** The build's output folder, relative to the project's root. Only local builds can choose another folder. */
export function siteFolder(mode: string, elsewhere?: string): string {
  return mode === 'mailbox' ? elsewhere || '.local-site' : 'dist';
}
