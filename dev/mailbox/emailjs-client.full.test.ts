import { afterEach, expect, it, vi } from 'vitest';
import { sendByEmailJS } from '../../src/services/emailjs';
import { LOCAL_MAILBOX } from './ids';
import { serveMailbox } from './testing/served-mailbox';
import { stubBrowser } from './testing/stub-browser';

const PARAMS = {
  name: '👩🏾‍🦱 "Ama"',
  phone: '781-555-0142',
  message: 'a\n\u0000<script>\u2028\ud83d שלום \u202Eabc\u202C {{ name }}',
  to_email: 'a@b.example',
};
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

it('a message arrives as it was written, without cookies, and is lost visibly if the service redirects', async () => {
  const { origin, view } = await serveMailbox();
  const requests = stubBrowser();
  await sendByEmailJS({ ...LOCAL_MAILBOX, origin })(PARAMS, signal);
  expect(requests).toMatchObject([
    { address: `${origin}/api/v1.0/email/send`, redirect: 'error', credentials: 'omit', keepalive: true, signal },
  ]);
  vi.unstubAllGlobals();
  expect((await view()).messages).toMatchObject([{ template_params: PARAMS }]);
});
