import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../outbox';
import { serveOutbox } from '../outbox/testing/served-outbox';
import { meaningOf } from './answers';
import { sendTest } from './send-test';

const environment = {
  VITE_EMAILJS_PUBLIC_KEY: LOCAL_MAILBOX.publicKey,
  VITE_EMAILJS_SERVICE_ID: LOCAL_MAILBOX.serviceId,
  VITE_EMAILJS_TEMPLATE_ID: LOCAL_MAILBOX.templateId,
  SITE_URL: 'https://salon.example',
};
const salonEmail = 'hello@salon.example';
const words = async (...args: Parameters<typeof sendTest>) => (await sendTest(...args)).words;

describe('the test message of `npm run preflight -- --send`', () => {
  it('arrives like a message from the site, and the outcome says so', async () => {
    const { origin, view } = await serveOutbox();
    const outcome = await sendTest({ environment, salonEmail, service: origin });
    expect(outcome).toMatchObject({ sent: true, words: expect.stringContaining('The service answered 200 OK\n') });
    const [message] = (await view()).messages;
    expect(Object.keys(message?.template_params ?? {})).toEqual(['name', 'phone', 'message', 'to_email']);
    expect(message?.template_params).toMatchObject({ name: 'Test from the website', to_email: salonEmail });
  });

  it('has the headers of a browser on the site’s own page', async () => {
    let headers: IncomingHttpHeaders = {};
    const server = createServer((request, response) => {
      headers = request.headers;
      response.end('OK');
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await sendTest({ environment, salonEmail, service });
    server.close();
    expect(headers).toMatchObject({
      origin: 'https://salon.example',
      referer: 'https://salon.example/',
      'user-agent': 'Mozilla/5.0',
      'content-type': 'application/json',
    });
  });

  it('is not sent if a value is missing', async () => {
    const { origin, view } = await serveOutbox();
    for (const name of Object.keys(environment)) {
      const outcome = await sendTest({ environment: { ...environment, [name]: '' }, salonEmail, service: origin });
      expect(outcome).toEqual({ sent: false, words: 'Nothing was sent because the values listed above are missing.' });
    }
    expect((await view()).messages).toEqual([]);
  });

  it.each([
    ['VITE_EMAILJS_PUBLIC_KEY', /The public key is wrong/],
    ['VITE_EMAILJS_SERVICE_ID', /The service ID is wrong/],
    ['VITE_EMAILJS_TEMPLATE_ID', /The template ID is wrong/],
  ])('is followed by an explanation if %s is wrong', async (name, meaning) => {
    const { origin } = await serveOutbox();
    const outcome = await sendTest({ environment: { ...environment, [name]: 'other' }, salonEmail, service: origin });
    expect(outcome).toMatchObject({ sent: false, words: expect.stringMatching(meaning) });
  });

  it('is followed by an explanation if the service refuses, if the connection breaks, or if nobody answers', async () => {
    const { origin, fault } = await serveOutbox();
    await fault('refused');
    const outcome = await sendTest({ environment, salonEmail, service: origin });
    expect(outcome).toMatchObject({
      sent: false,
      words: expect.stringMatching(/^The service answered 429 [\s\S]+quota/),
    });
    await fault('offline');
    expect(await words({ environment, salonEmail, service: origin })).toMatch(/could not be reached/);
    await fault('slow');
    expect(await words({ environment, salonEmail, service: origin, patience: 50 })).toMatch(/may have arrived anyway/);
    expect(await words({ environment, salonEmail, service: 'http://127.0.0.1:9' })).toMatch(/could not be reached/);
  });
});

it('counts as not sent, as on the site, if a web page answers instead of EmailJS', async () => {
  const { origin, fault } = await serveOutbox();
  await fault('page');
  const outcome = await sendTest({ environment, salonEmail, service: origin });
  expect(outcome).toMatchObject({ sent: false, words: expect.stringContaining('a web page') });
});

it.each([
  [403, /allowed domains/],
  [404, /account was not found/],
  [412, /reconnect/],
  [413, /too long/],
  [422, /no recipient/],
  [451, /automated browsers/],
  [500, /outage/],
  [503, /outage/],
])('the answer %s is explained', (status, meaning) => {
  expect(meaningOf(status, '')).toMatch(meaning);
});

it('even an unknown response from the mail service has an explanation', () => {
  expect(meaningOf(400, 'The user_id parameter is required')).toMatch(/an ID is missing or misspelled/);
  expect(meaningOf(202, 'Accepted')).toMatch(/accepted the message/);
  expect(meaningOf(418, 'I am a teapot')).toMatch(/Unknown response/);
});
