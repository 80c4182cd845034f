import { describe, expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../dev/outbox/ids';
import { basePath, definitions, type Environment, mailOrigins, mailService, required } from './environment';

const endpoint: Environment = { VITE_MAIL_SERVICE: 'endpoint', VITE_FORM_ENDPOINT: 'https://forms.example/f/1' };

describe('the mail service', () => {
  it('is EmailJS by default, and undefined if its name is unknown', () => {
    expect([{}, { VITE_MAIL_SERVICE: ' ' }, endpoint, { VITE_MAIL_SERVICE: 'pigeon' }].map(mailService)).toEqual([
      'emailjs',
      'emailjs',
      'endpoint',
      undefined,
    ]);
  });

  it('determines which variables a live site requires', () => {
    expect(required(endpoint)).toEqual(['VITE_FORM_ENDPOINT', 'SITE_URL']);
    expect(required({})).toHaveLength(4);
  });

  it('has the only origin, besides the site’s own, to which pages may send data', () => {
    expect(mailOrigins('release', {})).toEqual(['https://api.emailjs.com']);
    expect(mailOrigins('release', endpoint)).toEqual(['https://forms.example']);
    expect(mailOrigins('production', { ...endpoint, VITE_FORM_ENDPOINT: 'forms' })).toEqual([]);
    expect(mailOrigins('mailbox', endpoint)).toEqual([]);
  });

  it('is the local mailbox on a developer’s machine, even if .env names another service', () => {
    expect(definitions('mailbox', endpoint, LOCAL_MAILBOX)).toMatchObject({
      'import.meta.env.VITE_MAIL_SERVICE': '"endpoint"',
      'import.meta.env.VITE_FORM_ENDPOINT': JSON.stringify(LOCAL_MAILBOX.formPath),
    });
  });
});

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['salon', '/salon/'],
  ['/salon', '/salon/'],
  ['/salon/', '/salon/'],
  ['a/b', '/a/b/'],
])('the base path %j is normalized to %s', (text, base) => {
  expect(basePath(text)).toBe(base);
});

it.each(['https://your-name.github.io/salon/', 'sa lon', '/salon/?a', '/../', '"salon"'])(
  'the base path %s is refused, because it is not a folder',
  text => {
    expect(() => basePath(text)).toThrow(`BASE_PATH is '${text}', which is not a folder`);
  },
);
