/** The real EmailJS client sends to the outbox, which imitates EmailJS. */
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

async function clientFor(origin: string) {
  const addresses = stubBrowser();
  vi.resetModules();
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: LOCAL_MAILBOX.publicKey, origin });
  return { addresses, send: () => send(LOCAL_MAILBOX.serviceId, LOCAL_MAILBOX.templateId, PARAMS) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the EmailJS client', () => {
  it('sends only to the outbox, and changes no character', async () => {
    const outbox = await serveOutbox();
    const client = await clientFor(outbox.origin);
    expect(await client.send()).toMatchObject({ status: 200, text: 'OK' });
    expect(client.addresses).toEqual([`${outbox.origin}/api/v1.0/email/send`]);
    vi.unstubAllGlobals();
    const [message] = (await outbox.view()).messages;
    expect(message).toMatchObject({
      lib_version: '4.4.1',
      user_id: 'local_public_key',
      service_id: 'local_service',
      template_id: 'local_template',
    });
    expect(Buffer.from(JSON.stringify(message?.template_params))).toEqual(Buffer.from(JSON.stringify(PARAMS)));
  });

  it('rejects with a TypeError if the connection breaks', async () => {
    const outbox = await serveOutbox();
    await outbox.fault({ fault: 'drop', times: 1 });
    const client = await clientFor(outbox.origin);
    await expect(client.send()).rejects.toThrow(TypeError);
  });
});

describe('the site’s adapter for EmailJS', () => {
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
});
