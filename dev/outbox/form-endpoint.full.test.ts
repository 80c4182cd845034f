/** The site's adapter for form endpoints sends to the outbox. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendToEndpoint } from '../../src/services/form-endpoint';
import { FORM_PATH } from './form-api';
import { serveOutbox } from './testing/served-outbox';

const typed = { name: '👩🏾‍🦱 "Ama"', phone: '781-555-0142', message: 'a\n\u0000<script>\u2028\ud83d{{name}}' };
const params = { ...typed, to_email: 'a@salon.example' };
const stay = new AbortController().signal;

afterEach(() => vi.restoreAllMocks());

async function endpoint() {
  const outbox = await serveOutbox();
  return { ...outbox, send: (signal = stay) => sendToEndpoint(outbox.origin + FORM_PATH)(params, signal) };
}

describe('a form endpoint', () => {
  it('receives exactly what was typed, without a recipient', async () => {
    const { send, view } = await endpoint();
    await send();
    const messages = (await view()).messages;
    expect(messages.map(message => message.template_params)).toEqual([typed]);
  });

  it.each(['200', '201', '202', '204'])('accepts the message by responding with %s', async status => {
    const answer = new Response(status === '204' ? null : 'Thank you', { status: Number(status) });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    await sendToEndpoint('https://forms.example/1')(params, stay);
  });

  it.each([
    'OK',
    '',
    '{"success":true}',
    '{"success":"true","error":""}',
    '{"ok":true,"error":null,"errors":[]}',
    '{"errors":{}}',
    '{"success":true,"error":"none"}',
    '"error"',
    'null',
  ])('accepts the message by responding with %j', async text => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
    await sendToEndpoint('https://forms.example/1')(params, stay);
  });

  it.each([
    '{"success":false}',
    '{"success":"False"}',
    ' {"ok":false,"message":"Unknown form"}',
    '{"error":"quota exceeded"}',
    '{"error":true}',
    '{"errors":[{"code":"EMPTY"}]}',
  ])('refuses the message by reporting a failure with status 200: %s', async text => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
    await expect(sendToEndpoint('https://forms.example/1')(params, stay)).rejects.toEqual({
      kind: 'refused',
      status: 200,
      detail: text,
    });
  });

  it('has not received the message if the response is a web page, whatever its text', async () => {
    const headers = { 'Content-Type': 'Text/HTML; charset=utf-8' };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Thank you', { headers }));
    await expect(sendToEndpoint('https://forms.example/1')(params, stay)).rejects.toMatchObject({
      detail: 'a web page instead of a response',
    });
  });

  it.each(['400', '403', '404', '412', '413', '422', '429', '451', '500', '503'])(
    'refuses the message by responding with %s; status and text are passed on',
    async fault => {
      const { send, fault: set, view } = await endpoint();
      await set({ fault, times: 1 });
      await expect(send()).rejects.toEqual({
        kind: 'refused',
        status: Number(fault),
        detail: expect.stringMatching(/\w/),
      });
      expect((await view()).messages).toEqual([]);
      await send();
      expect((await view()).messages).toHaveLength(1);
    },
  );

  it.each(['page', 'garbled'])(
    'counts as refusing the message if something other than the endpoint responds: %s',
    async fault => {
      const { send, fault: set } = await endpoint();
      await set({ fault, times: 1 });
      await expect(send()).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  it.each(['drop', 'cut'])('counts as unreachable if the connection breaks: %s', async fault => {
    const { send, fault: set } = await endpoint();
    await set({ fault, times: 1 });
    await expect(send()).rejects.toMatchObject({ kind: 'unreachable', detail: expect.stringContaining('TypeError') });
  });

  it('gets no cookies, and must not redirect, because the message would be lost but seem sent', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await sendToEndpoint('https://forms.example/1')(params, stay);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });

  it('loses its connection when the request is aborted at the timeout', async () => {
    const { send, fault: set } = await endpoint();
    await set({ fault: 'hang' });
    const giveUp = new AbortController();
    const sending = expect(send(giveUp.signal)).rejects.toMatchObject({
      detail: expect.stringContaining('AbortError'),
    });
    giveUp.abort();
    await sending;
  });

  it('gets no request if its address is missing, and the error names the missing variable', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await expect(sendToEndpoint(undefined)(params, stay)).rejects.toEqual({
      kind: 'unconfigured',
      detail: 'missing: VITE_FORM_ENDPOINT',
    });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the local form endpoint', () => {
  const post = async (headers: Record<string, string>, body: string) => {
    const { ask } = await serveOutbox();
    return (await ask(FORM_PATH, { method: 'POST', headers, body })).status;
  };

  it('accepts only JSON objects', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await post(json, '{"name":"Ama"}')).toBe(200);
    expect(await post(json, '["Ama"]')).toBe(400);
    expect(await post(json, 'name=Ama')).toBe(400);
    expect(await post({ 'content-type': 'text/plain' }, '{"name":"Ama"}')).toBe(415);
  });
});
