/** The four values that come from outside: from the file `.env`, or from the host's own settings. */
import { type Environment, type MailboxIds, REQUIRED } from '../environment.ts';
import { type Finding, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { isReservedHost } from './sample-values.ts';

export function settingFindings(environment: Environment, mailbox: MailboxIds, locate: Locate): Finding[] {
  const local = Object.values(mailbox) as string[];
  return REQUIRED.flatMap(name => {
    const value = environment[name]?.trim() ?? '';
    const written = locate('.env', `${name}=`);
    const where = written.includes(':') ? written : locate('.env.example', `${name}=`);
    if (value === '')
      return [
        stop(
          where,
          `${name} is missing: write it into the file .env, or into the settings of your host; .env.example says where to find it`,
        ),
      ];
    if (local.includes(value))
      return [
        stop(
          where,
          `${name} is that of the practice mailbox, which reaches nobody: write the one of your EmailJS account`,
        ),
      ];
    const problem = name === 'SITE_URL' ? addressProblem(value) : undefined;
    return problem
      ? [stop(where, `SITE_URL is '${value}', ${problem}: write the site's own, such as https://www.your-salon.com`)]
      : [];
  });
}

/** What is wrong with a site's address; undefined if nothing is. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'which is no web address';
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'https:') return 'which does not begin with https://';
  if (isReservedHost(hostname)) return 'which is an address for examples or for this machine alone';
  if (address !== origin) return `which holds more than ${origin}; a folder goes into BASE_PATH`;
  return undefined;
}
