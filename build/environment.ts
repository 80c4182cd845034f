/** What a build needs to know from outside, where it may be missing and what follows. */
/** `production` may lack values and warns; `release` may not; `mailbox` sends to the developer's machine and needs none. */
export type BuildMode = 'production' | 'release' | 'mailbox' | 'development' | 'test';

/** How messages reach the salon: through EmailJS, or as JSON posted to an address that takes forms. */
export type MailService = keyof typeof NEEDED;

/** What each mail service needs. */
const NEEDED = {
  emailjs: ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'],
  endpoint: ['VITE_FORM_ENDPOINT'],
} as const;

/** Every value that a build may be given. */
export const SETTINGS = ['VITE_MAIL_SERVICE', ...NEEDED.emailjs, ...NEEDED.endpoint, 'SITE_URL'] as const;

export type Setting = (typeof SETTINGS)[number];
export type Environment = Partial<Record<Setting, string>>;

/** Ids and the address that the mailbox on the developer's machine accepts. */
export interface MailboxIds {
  publicKey: string;
  serviceId: string;
  templateId: string;
  formPath: string;
}

const LOCAL_SITE_URL = 'http://localhost:4173';

/** The settings out of many values. */
export function environmentOf(values: Readonly<Record<string, string | undefined>>): Environment {
  return Object.fromEntries(SETTINGS.map(name => [name, values[name]]));
}

/** EmailJS where nothing else was chosen; undefined for a word that is no service. */
export function mailService({ VITE_MAIL_SERVICE }: Environment): MailService | undefined {
  const word = VITE_MAIL_SERVICE?.trim() || 'emailjs';
  return Object.keys(NEEDED).find((name): name is MailService => name === word);
}

/** What a live site cannot do without. */
export function required(environment: Environment): Setting[] {
  return [...NEEDED[mailService(environment) ?? 'emailjs'], 'SITE_URL'];
}

/** Whether messages go to the mailbox on the developer's machine. */
export function usesMailbox(mode: string): boolean {
  return mode === 'mailbox' || mode === 'development' || mode === 'test';
}

/** The folder of the host that the site lives in, with slashes at both ends, however it was written. */
export function basePath(text = ''): string {
  return `/${text}/`.replace(/\/+/g, '/');
}

/** Origins that messages go to; none where they stay on the developer's machine. */
export function mailOrigins(mode: string, environment: Environment): string[] {
  if (usesMailbox(mode)) return [];
  if (mailService(environment) !== 'endpoint') return ['https://api.emailjs.com'];
  const address = environment.VITE_FORM_ENDPOINT?.trim() ?? '';
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Replacements for `import.meta.env.*` in the site's code. */
export function definitions(mode: string, environment: Environment, mailbox: MailboxIds): Record<string, string> {
  const local = usesMailbox(mode);
  const values: Environment = local
    ? {
        VITE_EMAILJS_PUBLIC_KEY: mailbox.publicKey,
        VITE_EMAILJS_SERVICE_ID: mailbox.serviceId,
        VITE_EMAILJS_TEMPLATE_ID: mailbox.templateId,
        VITE_FORM_ENDPOINT: mailbox.formPath,
      }
    : environment;
  const inCode = (text: string | undefined) => (text?.trim() ? JSON.stringify(text.trim()) : 'undefined');
  return {
    'import.meta.env.SITE_URL': JSON.stringify(environment.SITE_URL?.trim() || LOCAL_SITE_URL),
    'import.meta.env.LOCAL_MAILBOX': String(local),
    'import.meta.env.VITE_MAIL_SERVICE': JSON.stringify(mailService(environment) ?? 'emailjs'),
    ...Object.fromEntries(
      [...NEEDED.emailjs, ...NEEDED.endpoint].map(name => [`import.meta.env.${name}`, inCode(values[name])]),
    ),
  };
}
