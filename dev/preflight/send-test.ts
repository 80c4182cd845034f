/** One real message through the configured account, as the site itself would send it. */
import type { Environment } from '../../build/environment';
import { meaningOf } from './answers';

const SERVICE = 'https://api.emailjs.com';
const SEND_PATH = '/api/v1.0/email/send';

export interface TestMessage {
  environment: Environment;
  /** The salon's own address, for the template's to_email. */
  salonEmail: string;
  /** Another server in place of the service, for tests. */
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
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, SITE_URL } = environment;
  if (!VITE_EMAILJS_PUBLIC_KEY || !VITE_EMAILJS_SERVICE_ID || !VITE_EMAILJS_TEMPLATE_ID || !SITE_URL)
    return { sent: false, words: 'Nothing was sent: the values named above are missing.' };
  try {
    const response = await fetch(`${service}${SEND_PATH}`, {
      method: 'POST',
      // The service answers browsers only, and tells them by these.
      headers: {
        'Content-Type': 'application/json',
        Origin: SITE_URL,
        Referer: `${SITE_URL}/`,
        'User-Agent': 'Mozilla/5.0',
      },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: VITE_EMAILJS_PUBLIC_KEY,
        service_id: VITE_EMAILJS_SERVICE_ID,
        template_id: VITE_EMAILJS_TEMPLATE_ID,
        template_params: {
          name: 'Test from the website',
          phone: '(none)',
          message: `This is a test of the message form of ${SITE_URL}. If you can read it, visitors can reach you.`,
          to_email: salonEmail,
        },
      }),
      signal: AbortSignal.timeout(patience),
    });
    const text = (await response.text()).trim();
    return {
      sent: response.ok,
      words: `The service answered ${response.status} ${text}\n  ${meaningOf(response.status, text)}`,
    };
  } catch (error) {
    return { sent: false, words: unreached(error, patience) };
  }
}

function unreached(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${patience / 1000} seconds. The message may have arrived all the same: look into the mailbox before you try again.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `The service could not be reached (${cause}). Is this machine online?`;
}
