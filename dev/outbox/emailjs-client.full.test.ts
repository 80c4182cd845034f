/** The site and EmailJS's own client send to the outbox, which imitates EmailJS. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendByEmailJS } from '../../src/services/emailjs';
import { FAULTS, faultAnswer } from './faults';
import { LOCAL_MAILBOX } from './ids';
import { serveOutbox } from './testing/served-outbox';
import { stubBrowser } from './testing/stub-browser';

const PARAMS = {
  name: '👩🏾‍🦱 "Ama"',
  phone: '781-555-0142',
  message: 'a\n\u0000<script>\u2028\ud83d',
  to_email: 'a@salon.example',
};

/** Sends the parameters with EmailJS's own client. */
async function sendByClient(origin: string) {
  vi.resetModules();
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: LOCAL_MAILBOX.publicKey, origin });
  return send(LOCAL_MAILBOX.serviceId, LOCAL_MAILBOX.templateId, PARAMS);
}

afterEach(() => vi.unstubAllGlobals());

describe('the site’s adapter for EmailJS', () => {
  it('sends what EmailJS’s own client sends, to the same address, and changes no character', async () => {
    const outbox = await serveOutbox();
    const addresses = stubBrowser();
    await sendByClient(outbox.origin);
    await sendByEmailJS({ ...LOCAL_MAILBOX, origin: outbox.origin })({ ...PARAMS }, new AbortController().signal);
    expect(addresses).toEqual(Array(2).fill(`${outbox.origin}/api/v1.0/email/send`));
    vi.unstubAllGlobals();
    const [bySite, byClient] = (await outbox.view()).messages.map(({ id: _, receivedAt: __, ...message }) => message);
    expect(bySite).toMatchObject({ user_id: 'local_public_key', template_params: PARAMS });
    expect(Buffer.from(JSON.stringify(bySite))).toEqual(Buffer.from(JSON.stringify(byClient)));
  });

  it.each(FAULTS.filter(fault => Number(fault)))(
    'rejects with the status and text of a %s response, and can send again',
    async fault => {
      const outbox = await serveOutbox();
      stubBrowser();
      const send = () =>
        sendByEmailJS({ ...LOCAL_MAILBOX, origin: outbox.origin })({ ...PARAMS }, new AbortController().signal);
      await outbox.fault({ fault, times: 1 });
      await expect(send()).rejects.toEqual({
        kind: 'refused',
        status: Number(fault),
        detail: faultAnswer(fault)?.text,
      });
      expect((await outbox.view()).messages).toEqual([]);
      await send();
      expect((await outbox.view()).messages).toHaveLength(1);
    },
  );

  it('sends no cookies, and must not be redirected, because the message would be lost but seem sent', async () => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('OK'));
    vi.stubGlobal('fetch', fetched);
    await sendByEmailJS(LOCAL_MAILBOX)({ ...PARAMS }, new AbortController().signal);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });
});
