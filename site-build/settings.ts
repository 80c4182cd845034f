/** The environment variables of a build, and which of them each kind of build requires. */
import { inPlainWords } from './in-plain-words.ts';

/** The kinds of builds. All but `production` send messages to the mailbox on the developer's machine. */
export type BuildMode = 'production' | 'mailbox' | 'development' | 'test';

const MAIL_IDS = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'] as const;

export const REQUIRED = [...MAIL_IDS, 'SITE_URL'] as const;

export const SETTINGS = [...REQUIRED, 'BASE_PATH'] as const;

type Setting = (typeof SETTINGS)[number];
export type Settings = Partial<Record<Setting, string>>;

/** The ids that the mailbox on the developer's machine accepts. */
interface MailboxIds {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

const LOCAL_SITE_URL = 'http://localhost:4173';

/** Picks the build's variables from the environment. */
export function settingsOf(values: Readonly<Record<string, string | undefined>>): Settings {
  return Object.fromEntries(SETTINGS.map(name => [name, values[name]]));
}

export function usesMailbox(mode: string): boolean {
  return mode === 'mailbox' || mode === 'development' || mode === 'test';
}

/** The build's output folder, relative to the project's root. Only local builds can choose another folder. */
export function siteFolder(mode: string, elsewhere?: string): string {
  return mode === 'mailbox' ? elsewhere || '.local-site' : 'dist';
}

/** Says what is wrong with a base path, as the end of a sentence; undefined if nothing is wrong. */
export function basePathProblem(text = ''): string | undefined {
  return /^\/*(?:[\w~-][\w.~-]*(?:\/+|$))*$/.test(text)
    ? undefined
    : 'which is not a folder: write only what follows the host, such as /salon/';
}

/** Normalizes a base path to have a slash at both ends. */
export function basePath(text = ''): string {
  const problem = basePathProblem(text);
  if (problem) throw inPlainWords(`BASE_PATH is '${text}', ${problem}`);
  return `/${text}/`.replace(/\/+/g, '/');
}

/** Other origins to which pages send messages; none if messages stay on the developer's machine. */
export function mailOrigins(mode: string): string[] {
  return usesMailbox(mode) ? [] : ['https://api.emailjs.com'];
}

/** Replacements for `import.meta.env.*` in the site's code. */
export function definitions(mode: string, settings: Settings, mailbox: MailboxIds): Record<string, string> {
  const local = usesMailbox(mode);
  const { publicKey, serviceId, templateId } = mailbox;
  const ids = local ? [publicKey, serviceId, templateId] : MAIL_IDS.map(name => settings[name]);
  const inCode = (text: string | undefined) => (text?.trim() ? JSON.stringify(text.trim()) : 'undefined');
  return {
    'import.meta.env.SITE_URL': JSON.stringify(settings.SITE_URL?.trim() || LOCAL_SITE_URL),
    'import.meta.env.LOCAL_MAILBOX': String(local),
    ...Object.fromEntries(MAIL_IDS.map((name, index) => [`import.meta.env.${name}`, inCode(ids[index])])),
  };
}
