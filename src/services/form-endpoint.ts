import type { SendFailure } from '../../machines/contact-form/send-failure';
import { type Answer, failure, isWebPage, post, type SendMessage } from './send-message';

/** How many characters of an error response are kept for the console. */
const LONGEST_DETAIL = 300;

/** Why a response means that the endpoint has not received the message; undefined if it has. `npm run preflight -- --send` asks, too. */
export function refusalOf({ status, ok, type, text }: Answer): SendFailure | undefined {
  // A server that responds to JSON with a web page is not a form endpoint, and nobody has received the message.
  if (isWebPage(text) || type?.toLowerCase().startsWith('text/html'))
    return failure('refused', 'a web page instead of a response', status);
  return ok && !reportsFailure(text) ? undefined : failure('refused', text.slice(0, LONGEST_DETAIL), status);
}

/** Some form services respond with status 200 and say in JSON that they have refused the message. */
function reportsFailure(text: string): boolean {
  try {
    const { success, ok, error, errors }: Record<string, unknown> = Object(JSON.parse(text));
    const isFalse = (value: unknown) => String(value).toLowerCase() === 'false';
    const isTrue = (value: unknown) => String(value).toLowerCase() === 'true';
    const isFilled = (value: unknown) => (value instanceof Object ? Object.keys(value).length > 0 : Boolean(value));
    if (isFalse(success) || isFalse(ok)) return true;
    return !isTrue(success) && !isTrue(ok) && (isFilled(error) || isFilled(errors));
  } catch {
    return false;
  }
}

/**
 * Posts the fields as JSON to a form endpoint, which has received them unless `refusalOf` finds a reason why not.
 * `address` is an https address or a path of this site.
 */
export function sendToEndpoint(address: string | undefined): SendMessage {
  return async ({ to_email: _, ...fields }, signal) => {
    if (!address) throw failure('unconfigured', 'missing: VITE_FORM_ENDPOINT');
    // The page does not send the recipient, because anybody could change it; the recipient is set at the endpoint.
    const refusal = refusalOf(await post(address, fields, signal));
    if (refusal) throw refusal;
  };
}
