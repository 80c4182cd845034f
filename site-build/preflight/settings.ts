/** Checks the environment variables, from `.env` or from the host's settings. */
import { basePathProblem, type Environment, type MailboxIds, REQUIRED, type Setting } from '../environment.ts';
import { type Finding, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { isReservedHost } from './sample-values.ts';

/** `example` has the values of `.env.example`, which belong in `.env`. */
export function* settingFindings(
  environment: Environment,
  example: Environment,
  mailbox: MailboxIds,
  locate: Locate,
): Iterable<Finding> {
  const local = Object.values(mailbox) as string[];
  const report = (name: Setting, text: string) => stop(locate('.env', `${name}=`), `${name} ${text}`);
  for (const name of REQUIRED) {
    const value = environment[name]?.trim() ?? '';
    const problem = judges[name]?.(value);
    if (value === '')
      yield report(
        name,
        example[name]
          ? 'is missing, because .env.example is only an example: copy .env.example to .env'
          : 'is missing: write it into the file .env, or into the settings of your host; .env.example says where to find it',
      );
    else if (local.includes(value)) yield report(name, `is the local mailbox's, which reaches nobody: ${OWN}`);
    else if (problem) yield report(name, `is '${value}', ${problem}`);
  }
  const { BASE_PATH } = environment;
  const problem = basePathProblem(BASE_PATH);
  if (problem) yield report('BASE_PATH', `is '${BASE_PATH}', ${problem}`);
}

const OWN = 'write the one of your EmailJS account';

/** How EmailJS begins an id, unless the owner has changed it, and whose id it is. */
const beginnings = [
  { begins: 'service_', of: 'VITE_EMAILJS_SERVICE_ID', whose: 'a service’s' },
  { begins: 'template_', of: 'VITE_EMAILJS_TEMPLATE_ID', whose: 'a template’s' },
] as const;

const idProblem = (name: Setting) => (value: string) => {
  if (/[\s…]/.test(value)) return `which is only a placeholder: ${OWN}`;
  const other = beginnings.find(({ begins, of }) => value.startsWith(begins) && of !== name);
  return other && `which is ${other.whose}: it belongs in ${other.of}`;
};

const judges: Partial<Record<Setting, (value: string) => string | undefined>> = {
  VITE_EMAILJS_PUBLIC_KEY: idProblem('VITE_EMAILJS_PUBLIC_KEY'),
  VITE_EMAILJS_SERVICE_ID: idProblem('VITE_EMAILJS_SERVICE_ID'),
  VITE_EMAILJS_TEMPLATE_ID: idProblem('VITE_EMAILJS_TEMPLATE_ID'),
  SITE_URL: value => {
    const problem = addressProblem(value);
    return problem && `${problem}: write the address of your own site`;
  },
};

/** Says what is wrong with the site's address, as the end of a sentence; undefined if nothing is wrong. */
export function addressProblem(address: string): string | undefined {
  const problem = strangerProblem(address);
  if (problem) return problem;
  const { origin } = new URL(address);
  return address.replace(/\/$/, '') === origin
    ? undefined
    : `which has more than the origin, ${origin}; a folder goes into BASE_PATH`;
}

/** Says why an address cannot be a public one, as the end of a sentence; undefined if it can. */
function strangerProblem(address: string): string | undefined {
  if (/^[\w-]+(\.[\w-]+)+\/?$/.test(address)) return `which has no https:// in front; write https://${address}`;
  if (!URL.canParse(address)) return 'which is not a web address';
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'which does not begin with https://';
  return isReservedHost(hostname) ? 'which is an address for examples or for this machine only' : undefined;
}
