import { expect, it } from 'vitest';
import { answerSend } from './send-api';
import { asked } from './testing/served-mailbox';

const fromBrowser = { origin: 'https://salon.example' };
const ofSize = (length: number) => ({ message: 'é'.repeat((length - '{"message":""}'.length) / 2) });

it('EmailJS answers a valid request with OK, and passes the message on', () => {
  const body = asked({ name: 'Ama', to_email: 'hello@salon.example' });
  expect(answerSend(fromBrowser, body)).toEqual({ status: 200, text: 'OK', message: JSON.parse(body) });
  expect(answerSend({ 'user-agent': 'Mozilla/5.0' }, asked(ofSize(50_000))).status).toBe(200);
});

it.each([
  ['comes from no browser', 403, 'non-browser', asked({}), { 'user-agent': 'curl/8' }],
  ['is not JSON', 400, 'not valid JSON', '{'],
  ['is no object', 400, 'not valid JSON', '"text"'],
  ['has a wrong public key', 400, 'Public Key is invalid', asked({}, { user_id: 'other' })],
  ['has a wrong service', 400, 'service ID not found', asked({}, { service_id: '' })],
  ['has no template', 400, 'template ID not found', asked({}, { template_id: undefined })],
  ['has more than 50,000 bytes', 413, 'size limit', asked(ofSize(50_002))],
  ['names no recipient', 422, 'recipients address', asked({ to_email: '' })],
])('EmailJS refuses a request that %s', (_, status, text, body, headers: Record<string, string> = fromBrowser) => {
  expect(answerSend(headers, body)).toEqual({ status, text: expect.stringContaining(text) });
});
