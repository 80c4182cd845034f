/** One real message through the configured account, as the site itself would send it. */
import { type Environment, mailService, required } from '../../build/environment';
import { endpointMeaning, meaningOf } from './answers';

const SERVICE = 'https://api.emailjs.com';
const SEND_PATH = '/api/v1.0/email/send';

export interface TestMessage {
  environment: Environment;
  /** The salon's own address, for the template's to_email. */
  salonEmail: string;
  /** Another server in place of EmailJS, for tests. */
  service?: string | undefined;
  /** How long to wait for an answer, in ms; the site itself waits as long. */
  patience?: number;
}

export interface Outcome {
  sent: boolean;
  /** What came back and what it means. */
  words: string;
}

export async function sendTest({
  environment,
  salonEmail,
  service = SERVICE,
  patience = 20_000,
}: TestMessage): Promise<Outcome> {
  if (!required(environment).every(name => environment[name]))
    return { sent: false, words: 'Nothing was sent: the values named above are missing.' };
  const { SITE_URL } = environment;
  const endpoint = mailService(environment) === 'endpoint';
  const { address, body } = endpoint
    ? { address: environment.VITE_FORM_ENDPOINT ?? '', body: fields(SITE_URL) }
    : { address: `${service}${SEND_PATH}`, body: letter(environment, salonEmail) };
  try {
    const response = await fetch(address, {
      method: 'POST',
      // EmailJS answers browsers only, and tells them by these.
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        Origin: SITE_URL ?? '',
        Referer: `${SITE_URL}/`,
        'User-Agent': 'Mozilla/5.0',
      },
      body: JSON.stringify(body),
      redirect: endpoint ? 'manual' : 'follow',
      signal: AbortSignal.timeout(patience),
    });
    const text = (await response.text()).trim();
    return {
      sent: response.ok,
      words: `The service answered ${response.status} ${text}\n  ${endpoint ? endpointMeaning(response.status) : meaningOf(response.status, text)}`,
    };
  } catch (error) {
    return { sent: false, words: unreached(error, patience) };
  }
}

const fields = (site = '') => ({
  name: 'Test from the website',
  phone: '(none)',
  message: `This is a test of the message form of ${site}. If you can read it, visitors can reach you.`,
});

const letter = (environment: Environment, salonEmail: string) => ({
  lib_version: '4.4.1',
  user_id: environment.VITE_EMAILJS_PUBLIC_KEY,
  service_id: environment.VITE_EMAILJS_SERVICE_ID,
  template_id: environment.VITE_EMAILJS_TEMPLATE_ID,
  template_params: { ...fields(environment.SITE_URL), to_email: salonEmail },
});

function unreached(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${patience / 1000} seconds. The message may have arrived all the same: look into the mailbox before you try again.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `The service could not be reached (${cause}). Is this machine online?`;
}
