let ending: AbortSignal | undefined;

/** Whatever is sent from now on ends with this signal. */
export function endWith(signal: AbortSignal): void {
  ending = signal;
}

/** The `fetch` of the mail service's client (site-build/mail-client.ts): adds what the client has no options for. */
export const mailFetch: typeof fetch = (address, options) =>
  fetch(address, {
    ...options,
    // The message is sent even if the visitor leaves the page meanwhile. Browsers allow this for bodies of up to 64 KB, and
    // the longest message has 50,000 bytes.
    keepalive: true,
    credentials: 'omit',
    // A redirect could turn the request into a GET, whose response would say nothing about the message.
    redirect: 'error',
    // The form's machine has a timeout, which aborts the request.
    signal: ending ?? null,
  });
