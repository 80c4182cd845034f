import { failure, type SendMessage } from './send-message';

/** How many characters of an error response are kept for the console. */
const LONGEST_DETAIL = 300;

/**
 * Posts the three fields as JSON to a form endpoint. A status of 200 to 299 means that the endpoint has received them.
 * `address` is an https address or a path of this site. The form's machine has a timeout, at which `signal` aborts
 * the request.
 */
export function sendToEndpoint(address: string | undefined): SendMessage {
  return async ({ name, phone, message }, signal) => {
    if (!address) throw failure('unconfigured', 'missing: VITE_FORM_ENDPOINT');
    // The page does not send the recipient, because anybody could change it; the recipient is set at the endpoint.
    const { status, ok, text } = await post(address, JSON.stringify({ name, phone, message }), signal).catch(
      (error: unknown) => {
        throw failure('unreachable', String(error));
      },
    );
    // A server that responds to JSON with a web page is not a form endpoint, and nobody has received the message.
    if (text.trimStart().startsWith('<')) throw failure('refused', 'a web page instead of a response', status);
    if (!ok) throw failure('refused', text.slice(0, LONGEST_DETAIL), status);
  };
}

/** Reads the whole response; an incomplete response counts as no response. */
async function post(address: string, body: string, signal: AbortSignal) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    credentials: 'omit',
    // A redirect could turn the request into a GET, whose response would say nothing about the message.
    redirect: 'error',
    signal,
  });
  return { status: answer.status, ok: answer.ok, text: await answer.text() };
}
