import { describe, expect, it } from 'vitest';
import { answerSend, TEXTS, VARIABLES_LIMIT } from './send-api';
import { asked } from './testing/served-outbox';

const fromBrowser = { origin: 'https://salon.example' };
const bytes = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
const send = (body: unknown, headers: Record<string, string> = fromBrowser) =>
  answerSend({ headers, body: bytes(body) });
const refused = (status: number, text: string) => ({ status, text });

describe('the imitation of EmailJS’s send API', () => {
  it('responds with OK to a valid request, and returns its message', () => {
    const body = asked({ name: 'Ama', to_email: 'hello@salon.example' });
    expect(send(body)).toEqual({ status: 200, text: 'OK', message: body });
  });

  it.each(['user_id', 'service_id', 'template_id'])('reports %s if it is missing, empty or not text', parameter => {
    for (const value of [undefined, '', '  ', 7, null]) {
      expect(send(asked({}, { [parameter]: value }))).toEqual(refused(400, `The ${parameter} parameter is required`));
    }
  });

  it('responds differently to a wrong public key, service and template', () => {
    expect(send(asked({}, { user_id: 'other' }))).toEqual(refused(400, TEXTS.publicKey));
    expect(send(asked({}, { service_id: 'other' }))).toEqual(refused(400, TEXTS.service));
    expect(send(asked({}, { template_id: 'other' }))).toEqual(refused(400, TEXTS.template));
  });

  it('refuses requests without any browser header', () => {
    expect(send(asked({}), { 'user-agent': 'curl/8' })).toEqual(refused(403, TEXTS.browsersOnly));
    expect(send(asked({}), {})).toEqual(refused(403, TEXTS.browsersOnly));
    for (const sign of [
      { origin: 'null' },
      { referer: 'https://salon.example/' },
      { 'user-agent': 'Mozilla/5.0 (X11)' },
    ]) {
      expect(send(asked({}), sign).status).toBe(200);
    }
  });

  it('refuses bodies that are not a JSON object in valid UTF-8', () => {
    for (const body of ['', '{', '[]', 'null', '"text"']) expect(send(body)).toEqual(refused(400, TEXTS.notJson));
    const halfACharacter = Buffer.concat([Buffer.from('{"user_id":"'), Buffer.from([0xf0, 0x9f]), Buffer.from('"}')]);
    expect(answerSend({ headers: fromBrowser, body: halfACharacter })).toEqual(refused(400, TEXTS.notJson));
  });

  it('refuses variables whose JSON has more UTF-8 bytes than the limit', () => {
    const around = (length: number) => ({
      message: `${'é'.repeat(1000)}${'x'.repeat(length - 2000 - '{"message":""}'.length)}`,
    });
    expect(send(asked(around(VARIABLES_LIMIT))).status).toBe(200);
    expect(send(asked(around(VARIABLES_LIMIT + 1)))).toEqual(refused(413, TEXTS.tooLong));
  });

  it('requires a recipient only if to_email is present', () => {
    for (const to_email of ['', '  ', null]) expect(send(asked({ to_email }))).toEqual(refused(422, TEXTS.noRecipient));
    expect(send(asked({ name: 'Ama' })).status).toBe(200);
    expect(send(asked(undefined)).message?.template_params).toEqual({});
  });

  it('requires the variables to be an object', () => {
    for (const params of [[], 'text', null]) expect(send(asked(params))).toEqual(refused(400, TEXTS.paramsNotObject));
  });
});
