import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, DIST, runBuild } from '../dev/build-site';
import { LOCAL_MAILBOX } from '../dev/outbox';
import { openContact } from './support/request';
import { useSite } from './support/site';

const names = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'SITE_URL'];
const nothing = Object.fromEntries(names.map(name => [name, '']));
const everything = Object.fromEntries(names.map(name => [name, name === 'SITE_URL' ? 'https://salon.example' : 'id']));

/** Files that may be present where a site is built, and must not be published. */
const secrets = {
  VITE_EMAILJS_PRIVATE_KEY: 'secret_private_key',
  VITE_ACCESS_TOKEN: 'secret_access_token',
  EMAILJS_PRIVATE_KEY: 'secret_emailjs_key',
  NPM_TOKEN: 'secret_npm_token',
};
/** Texts that look like a key. */
const keyShapes =
  /secret_[a-z_]+|accessToken\W+\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|sk_(live|test)_\w+|eyJ[\w-]{10,}\.eyJ[\w-]{10,}/;

let built: BuildResult;
beforeAll(async () => {
  built = await runBuild('production', { ...nothing, ...secrets });
});
const site = useSite(DIST);

describe('a build without the ids of the mail account', () => {
  it('succeeds, and lists every missing value', () => {
    expect(built.code).toBe(0);
    for (const name of names) expect(built.output).toContain(name);
  });

  it('contains nothing of the local mailbox', () => {
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter(entry =>
      /\.(js|html)$/.test(entry.name),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8');
      for (const trace of ['__outbox', ...Object.values(LOCAL_MAILBOX)])
        expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
    }
  });

  it('contains nothing of the inspector, its entry point or its libraries', () => {
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter(entry =>
      /\.(js|css|html|json|map|txt)$/.test(entry.name),
    );
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(5);
    const traces = [
      '__inspect',
      'elk.algorithm',
      'org.eclipse.elk',
      'statelyai',
      'stately.ai',
      'xstateinspector',
      'LOCAL_MAILBOX',
    ];
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8');
      for (const trace of traces) expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
    }
  });

  it('includes the licenses of all packages in it', () => {
    const text = readFileSync(join(DIST, 'licences.txt'), 'utf8');
    const named = [...text.matchAll(/^(\S+) \S+: \S+$/gm)].map(([, name]) => name);
    for (const name of [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'wouter',
      'notistack',
      '@emailjs/browser',
      'figtree',
    ])
      expect(named).toContain(name);
    // Packages that only build or test the site are not published.
    for (const name of ['vite', 'zod', 'sharp', 'vitest', 'playwright-core']) expect(named).not.toContain(name);
    expect(text.match(/copyright|public domain/gi)?.length).toBeGreaterThanOrEqual(named.length - 1);
  });

  it('contains no keys except the public ones', () => {
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter(entry =>
      /\.(js|html|json|css|svg|txt|xml|webmanifest)$|^_/.test(entry.name),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      return [keyShapes.exec(text)?.[0] ?? []].flat().map(key => `${key} in ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('answers a send at once with the failure toast, keeps the fields and logs what is missing', async () => {
    const { page, errors } = await openContact(site);
    for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('typed');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to send message' }).waitFor();
    expect(await page.getByLabel('Message *').inputValue()).toBe('typed');
    await expect.poll(() => errors.join('\n')).toContain('The message was not sent');
  });
});

describe('a release', () => {
  it('fails if any value is missing', async () => {
    const { code, output } = await runBuild('release', nothing);
    expect(code).not.toBe(0);
    for (const name of names) expect(output).toContain(name);
  });

  it('fails on sample data, even with every value present', async () => {
    const { code, output } = await runBuild('release', everything);
    expect(code).not.toBe(0);
    expect(output).toContain('src/content/salon.ts still holds sample data');
  });
});
