/** What a build needs to know from outside, where it may be missing and what follows. */
/** `production` may lack values and warns; `release` may not; `mailbox` sends to the developer's machine and needs none. */
export type BuildMode = 'production' | 'release' | 'mailbox' | 'development' | 'test';

export const REQUIRED = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'SITE_URL',
] as const;

/** Ids that the mailbox on the developer's machine accepts. */
export interface MailboxIds {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export type Environment = Partial<Record<(typeof REQUIRED)[number], string>>;

const LOCAL_SITE_URL = 'http://localhost:4173';

/** Whether messages go to the mailbox on the developer's machine. */
export function usesMailbox(mode: string): boolean {
  return mode === 'mailbox' || mode === 'development' || mode === 'test';
}

/** The folder of the host that the site lives in, with slashes at both ends, however it was written. */
export function basePath(text = ''): string {
  return `/${text}/`.replace(/\/+/g, '/');
}

/** Origins that messages go to; none where they stay on the developer's machine. */
export function mailOrigins(mode: string): string[] {
  return usesMailbox(mode) ? [] : ['https://api.emailjs.com'];
}

/** Replacements for `import.meta.env.*` in the site's code. */
export function definitions(mode: string, environment: Environment, mailbox: MailboxIds): Record<string, string> {
  const local = usesMailbox(mode);
  const value = (text: string | undefined) => (text ? JSON.stringify(text) : 'undefined');
  return {
    'import.meta.env.SITE_URL': JSON.stringify(environment.SITE_URL?.trim() || LOCAL_SITE_URL),
    'import.meta.env.LOCAL_MAILBOX': String(local),
    'import.meta.env.VITE_EMAILJS_PUBLIC_KEY': value(local ? mailbox.publicKey : environment.VITE_EMAILJS_PUBLIC_KEY),
    'import.meta.env.VITE_EMAILJS_SERVICE_ID': value(local ? mailbox.serviceId : environment.VITE_EMAILJS_SERVICE_ID),
    'import.meta.env.VITE_EMAILJS_TEMPLATE_ID': value(
      local ? mailbox.templateId : environment.VITE_EMAILJS_TEMPLATE_ID,
    ),
  };
}
