import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scripts } from '../package.json';
import { content } from '../site-build/content/all';
import { checked } from '../site-build/content/check';
import type { Content } from '../src/content/schema';
import { LOCAL_MAILBOX } from './mailbox/ids';
import { openPoints, sendTest } from './preflight';

const settings = {
  VITE_EMAILJS_PUBLIC_KEY: 'pk_of_the_salon',
  VITE_EMAILJS_SERVICE_ID: 'service_abc',
  VITE_EMAILJS_TEMPLATE_ID: 'template_abc',
  SITE_URL: 'https://www.adinkra-hair.com',
};

/** The content of a salon that is ready. */
function realContent(): Content {
  const result = checked(content);
  if ('problems' in result) throw new Error(result.problems);
  const { salon, testimonials, terms, priceGrid } = result.data;
  const phone = { shown: '(781) 484-2290', dial: '+17814842290' };
  const email = 'hello@adinkra-hair.com';
  Object.assign(salon, { sample: false, name: 'Adinkra Hair', street: '7 Loom Street', phone, email });
  for (const invented of [terms, priceGrid]) Object.assign(invented, { sample: false });
  const [praise] = testimonials.map(one => ({ ...one, name: 'Efua B.', sample: false }));
  return { ...result.data, testimonials: praise ? [praise] : [], consents: { 'Efua B.': 'Email of May 3' } };
}

/** The points that stop a release. */
const stops = (content: Content, values: Record<string, string> = settings) =>
  [...openPoints(content, values)].filter(({ isOptional }) => !isOptional).map(({ where }) => where);

it('lists nothing that stops a release if all content and settings are real', () => {
  expect(stops(realContent())).toEqual([]);
});

it.each<[string, (content: Content) => object, object, string]>([
  ['sample values', ({ salon }) => salon, { sample: true }, 'salon.ts: salon'],
  ['sample terms', ({ terms }) => terms, { sample: true }, 'terms.ts: terms'],
  ['sample prices by size and length', ({ priceGrid }) => priceGrid, { sample: true }, 'prices.ts: priceGrid'],
  ['an invented name not marked as a sample', ({ salon }) => salon, { name: 'Ochre Row' }, 'salon.ts: salon.name'],
  ['a number from films', ({ salon }) => salon.phone, { shown: '(781) 555-0142' }, 'salon.ts: salon.phone.shown'],
  ['an email address for examples', ({ salon }) => salon, { email: 'a@adinkra.example' }, 'salon.ts: salon.email'],
  [
    'a photograph without a consent',
    ({ photographs: [first = {}] }) => first,
    { kind: 'photograph' },
    "consents.ts: the photograph 'gallery-ghana-braids-halo'",
  ],
  [
    'a quotation without a consent',
    ({ consents }) => consents,
    { 'Efua B.': '' },
    "consents.ts: the quotation of 'Efua B.'",
  ],
])('stops at %s', (_, part, change, where) => {
  const changed = realContent();
  Object.assign(part(changed), change);
  expect(stops(changed)).toEqual([`src/content/${where}`]);
});

it.each<[string, Record<string, string>, string]>([
  ['a missing id', { VITE_EMAILJS_SERVICE_ID: ' ' }, 'VITE_EMAILJS_SERVICE_ID is missing'],
  ['a missing address', { SITE_URL: '' }, 'SITE_URL is missing'],
  ['an id of the local mailbox', { VITE_EMAILJS_PUBLIC_KEY: LOCAL_MAILBOX.publicKey }, 'is the local mailbox'],
  ['an address for examples', { SITE_URL: 'https://www.example.com' }, 'SITE_URL is not a public address'],
  ['an address on this machine', { SITE_URL: 'https://localhost:4173' }, 'SITE_URL is not a public'],
  ['an address without https', { SITE_URL: 'http://salon.com' }, 'SITE_URL is not a public address'],
  ['an address with a folder', { SITE_URL: 'https://salon.com/a' }, 'SITE_URL is more than a host'],
  ['a folder with a host', { BASE_PATH: 'https://salon.com/a' }, 'BASE_PATH is https://salon.com/a'],
])('stops at %s', (_, values, where) => {
  expect(stops(realContent(), { ...settings, ...values })).toEqual([expect.stringContaining(where)]);
});

it('names, as optional, what is typical, unchecked, undecided or without an address', () => {
  const optional = [...openPoints(realContent(), settings)].map(({ where }) => where);
  expect(optional).toEqual(
    expect.arrayContaining([
      'src/content/salon.ts: salon.claims',
      'src/content/salon.ts: salon.social.Instagram',
      'src/content/how-to-book.ts: howToBook["Español"]',
      'src/content/visit.ts: visit.beforeYouCome',
      'src/content/hairstyles/cornrows/facts.ts: facts',
      'src/content/questions.ts: questions["Can I bring my own hair?"]',
    ]),
  );
});

it('stops `npm run release` on the sample salon', () => {
  expect(scripts.release).toMatch(/^npm run preflight && /);
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'dev/preflight.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'http://localhost' },
  });
  const [, stops] = stdout.split('To do before the site goes live');
  for (const text of ['salon.ts: salon\n', 'prices.ts: priceGrid\n', 'terms.ts: terms\n', 'SITE_URL is not a public'])
    expect(stops).toContain(text);
  expect(status).toBe(1);
});

it.each(["'", '#', '?'])('no script starts in a folder that has %s in its name', sign => {
  const cwd = mkdtempSync(join(tmpdir(), sign));
  onTestFinished(() => rmdirSync(cwd));
  const { stderr } = spawnSync(process.execPath, [resolve('dev/ensure-installed.mjs')], { cwd, encoding: 'utf8' });
  expect(stderr).toContain('please rename the folder');
});

/** A mail service with one answer, and the requests that it has received. */
async function service(status: number, answer: string) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    received.push({ headers: request.headers, body });
    response.writeHead(status).end(answer);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('sends a test message as a browser on the site would', async () => {
  const { received, origin } = await service(200, 'OK');
  expect(await sendTest(settings, 'hello@adinkra-hair.com', origin)).toContain('Sent');
  expect(received).toMatchObject([
    {
      headers: { origin: settings.SITE_URL, referer: `${settings.SITE_URL}/`, 'user-agent': 'Mozilla/5.0' },
      body: {
        user_id: settings.VITE_EMAILJS_PUBLIC_KEY,
        template_params: { name: 'Test from the website', to_email: 'hello@adinkra-hair.com' },
      },
    },
  ]);
});

it.each([
  [400, 'The public key is invalid'],
  [200, '<!doctype html>'],
])('reports why a test message was not sent: %i, %s', async (status, answer) => {
  const { origin } = await service(status, answer);
  await expect(sendTest(settings, '', origin)).rejects.toThrow(`Not sent: ${status}, ${answer}`);
});
