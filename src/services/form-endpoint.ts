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
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      // Where it goes is the endpoint's own setting: an address from the page could be anybody's.
      body: JSON.stringify({ name, phone, message }),
      credentials: 'omit',
      // Behind a redirect the request would be a GET, and its answer no word about the message.
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      throw failure('unreachable', String(error));
    });
    if (answer.ok) return;
    const detail = await answer.text().catch(() => 'no reason that could be read');
    throw failure('refused', detail.slice(0, LONGEST_DETAIL), answer.status);
  };
}
