/** The site sends what EmailJS's own client sends. */
import { afterEach, expect, it, vi } from 'vitest';
import { sendByEmailJS } from '../../src/services/emailjs';
import { LOCAL_MAILBOX } from './ids';
import { serveMailbox } from './testing/served-mailbox';
import { stubBrowser } from './testing/stub-browser';

const PARAMS = {
  name: '👩🏾‍🦱 "Ama"',
  phone: '781-555-0142',
  message: 'a\n\u0000<script>\u2028\ud83d',
  to_email: 'a@b.example',
};
const { publicKey, serviceId, templateId } = LOCAL_MAILBOX;
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

it('the site sends what EmailJS’s own client sends, to the same address, and changes no character', async () => {
  const { origin, view } = await serveMailbox();
  const addresses = stubBrowser();
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey, origin });
  await send(serviceId, templateId, PARAMS);
  await sendByEmailJS({ ...LOCAL_MAILBOX, origin })({ ...PARAMS }, signal);
  expect(addresses).toEqual(Array(2).fill(`${origin}/api/v1.0/email/send`));
  vi.unstubAllGlobals();
  const [bySite, byClient] = (await view()).messages.map(({ receivedAt: _, ...message }) => JSON.stringify(message));
  expect(bySite).toBe(byClient);
  expect(bySite).toContain(JSON.stringify(PARAMS));
});

it('the site sends no cookies, and must not be redirected: the message would be lost but seem sent', async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
  await sendByEmailJS(LOCAL_MAILBOX)({ ...PARAMS }, signal);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
});
