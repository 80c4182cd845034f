import { failure, type SendMessage } from './send-message';

/** How much of a refusal is worth keeping for the console, in characters. */
const LONGEST_DETAIL = 300;

/**
 * Posts the three fields as JSON to a form endpoint; any 2xx means that it has them. `address` is an https one, or a path of
 * this site. The machine owns the wait: when it gives up, the signal cuts the request.
 */
export function sendToEndpoint(address: string | undefined): SendMessage {
  return async ({ name, phone, message }, signal) => {
    if (!address) throw failure('unconfigured', 'missing: VITE_FORM_ENDPOINT');
    // Where it goes is the endpoint's own setting: an address from the page could be anybody's.
    const { status, ok, text } = await post(address, JSON.stringify({ name, phone, message }), signal).catch(
      (error: unknown) => {
        throw failure('unreachable', String(error));
      },
    );
    // Whoever was asked for JSON and answers with a page is no endpoint, and nobody has the message.
    if (text.trimStart().startsWith('<')) throw failure('refused', 'a web page in place of an answer', status);
    if (!ok) throw failure('refused', text.slice(0, LONGEST_DETAIL), status);
  };
}

/** The whole answer: one that breaks off is none. */
async function post(address: string, body: string, signal: AbortSignal) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    credentials: 'omit',
    // Behind a redirect the request would be a GET, and its answer no word about the message.
    redirect: 'error',
    signal,
  });
  return { status: answer.status, ok: answer.ok, text: await answer.text() };
}
