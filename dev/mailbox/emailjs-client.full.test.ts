import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_MAILBOX } from './ids';
import { ORIGIN, serveMailbox } from './testing/served-mailbox';

const PARAMS = {
  name: '👩🏾‍🦱 "Ama"',
  phone: '781-555-0142',
  message: 'a\n\u0000<script>\u2028\ud83d שלום \u202Eabc\u202C {{ name }}',
  to_email: 'a@b.example',
};
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

/** Installs what the client uses of a browser, and returns a list that records requests. */
function stubBrowser(): object[] {
  const { fetch: plainFetch } = globalThis;
  const requests: object[] = [];
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  const fetch = (address: string, init: RequestInit = {}) => {
    requests.push({ address, ...init });
    return plainFetch(address, { ...init, headers: { ...init.headers, Origin: ORIGIN } });
  };
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  // As where a console for debugging, or a browser inside another app, has locked the one and denies the other.
  for (const [name, get] of Object.entries({ fetch: () => fetch, localStorage: denied })) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { get });
  }
  return requests;
}

it('a message arrives as it was written, without cookies, and is lost visibly if the service redirects', async () => {
  const { origin, view } = await serveMailbox();
  const requests = stubBrowser();
  const { sendByEmailJS } = await import('../../src/services/emailjs');
  const send = sendByEmailJS({ ...LOCAL_MAILBOX, origin });
  // The form has given up on the first, whose code for sending has come late.
  await expect(send(PARAMS, AbortSignal.abort())).rejects.toThrow('aborted');
  await send(PARAMS, signal);
  expect(requests).toMatchObject([
    { address: `${origin}/api/v1.0/email/send`, redirect: 'error', credentials: 'omit', keepalive: true, signal },
  ]);
  vi.unstubAllGlobals();
  expect((await view()).messages).toMatchObject([{ template_params: PARAMS }]);
});
