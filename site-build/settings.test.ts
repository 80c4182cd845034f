import { expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../dev/mailbox/ids';
import { basePath, definitions, mailOrigins } from './settings';

it('pages may send data only to the mail service; on a developer’s machine, only to that machine', () => {
  expect(mailOrigins('production')).toEqual(['https://api.emailjs.com']);
  expect(mailOrigins('mailbox')).toEqual([]);
});

it('on a developer’s machine, messages go to the mailbox, whatever .env says', () => {
  expect(definitions('mailbox', { VITE_EMAILJS_SERVICE_ID: 'service_1' }, LOCAL_MAILBOX)).toMatchObject({
    'import.meta.env.VITE_EMAILJS_SERVICE_ID': JSON.stringify(LOCAL_MAILBOX.serviceId),
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
