import { failure, type SendMessage } from './send-message';

/** How much of an error response is kept for the console, in characters. */
const LONGEST_DETAIL = 300;

/**
 * Posts the three fields as JSON to a form endpoint; any 2xx means that it has them. `address` is an https address or
 * a path of this site. The machine owns the timeout: when it gives up, the signal aborts the request.
 */
export function sendToEndpoint(address: string | undefined): SendMessage {
  return async ({ name, phone, message }, signal) => {
    if (!address) throw failure('unconfigured', 'missing: VITE_FORM_ENDPOINT');
    // The recipient is set at the endpoint: one sent by the page could be changed by anybody.
    const { status, ok, text } = await post(address, JSON.stringify({ name, phone, message }), signal).catch(
      (error: unknown) => {
        throw failure('unreachable', String(error));
      },
    );
    // A server that answers a JSON request with a web page is not a form endpoint, and nobody has the message.
    if (text.trimStart().startsWith('<')) throw failure('refused', 'a web page in place of an answer', status);
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
    // A redirect would turn the request into a GET, whose response says nothing about the message.
    redirect: 'error',
    signal,
  });
  return { status: answer.status, ok: answer.ok, text: await answer.text() };
}
