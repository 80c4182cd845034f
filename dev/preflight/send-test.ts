/** Sends one real message through the configured mail service, as the site would, and judges the response as the site would. */
import { type Environment, REQUIRED } from '../../site-build/environment';
import { isWebPage } from '../../src/services/send-message';
import { SEND_PATH } from '../outbox/send-api';
import { meaningOf, REFUSED_MEANING } from './answers';

const SERVICE = 'https://api.emailjs.com';

export interface TestMessage {
  environment: Environment;
  /** The salon's own address, for the template's to_email. */
  salonEmail: string;
  /** A server to use instead of EmailJS, for tests. */
  service?: string | undefined;
  /** Timeout in ms, the same as the site's. */
  patience?: number;
}

export interface Outcome {
  sent: boolean;
  /** The response, and an explanation of what it means. */
  words: string;
}

export async function sendTest({
  environment,
  salonEmail,
  service = SERVICE,
  patience = 20_000,
}: TestMessage): Promise<Outcome> {
  if (!REQUIRED.every(name => environment[name]))
    return { sent: false, words: 'Nothing was sent because the values listed above are missing.' };
  const { SITE_URL } = environment;
  try {
    const response = await fetch(`${service}${SEND_PATH}`, {
      method: 'POST',
      // EmailJS accepts only browsers, which it recognizes by these headers.
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        Origin: SITE_URL ?? '',
        Referer: `${SITE_URL}/`,
        'User-Agent': 'Mozilla/5.0',
      },
      body: JSON.stringify(emailJsBody(environment, salonEmail)),
      signal: AbortSignal.timeout(patience),
    });
    const { status, ok } = response;
    const text = (await response.text()).trim();
    const sent = ok && !isWebPage(text);
    const meaning = ok && !sent ? REFUSED_MEANING : meaningOf(status, text);
    return { sent, words: `The service answered ${status} ${text.slice(0, 300)}\n  ${meaning}` };
  } catch (error) {
    return { sent: false, words: unreached(error, patience) };
  }
}

const fields = (site = '') => ({
  name: 'Test from the website',
  phone: '(none)',
  message: `This is a test of the message form of ${site}. If you can read it, visitors can reach you.`,
});

const emailJsBody = (environment: Environment, salonEmail: string) => ({
  user_id: environment.VITE_EMAILJS_PUBLIC_KEY,
  service_id: environment.VITE_EMAILJS_SERVICE_ID,
  template_id: environment.VITE_EMAILJS_TEMPLATE_ID,
  template_params: { ...fields(environment.SITE_URL), to_email: salonEmail },
});

function unreached(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${patience / 1000} seconds. The message may have arrived anyway: check the mailbox before you try again.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `The service could not be reached (${cause}). Is this machine online?`;
}
