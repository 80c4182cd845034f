import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIST, runBuild } from '../../dev/lib/build-site';
import { LOCAL_MAILBOX } from '../../dev/mailbox/ids';
import { useBuiltSite } from '../support/built-site';
import { openContact } from '../support/request';

const names = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'SITE_URL'];
const nothing = Object.fromEntries(names.map(name => [name, '']));

/** Values that may be in the environment of a build, and must not be published. */
const secrets = {
  VITE_EMAILJS_PRIVATE_KEY: 'secret_private_key',
  VITE_ACCESS_TOKEN: 'secret_access_token',
  EMAILJS_PRIVATE_KEY: 'secret_emailjs_key',
  NPM_TOKEN: 'secret_npm_token',
};
/** Matches texts that look like a secret key. */
const keyShapes =
  /secret_[a-z_]+|accessToken\W+\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|sk_(live|test)_\w+|eyJ[\w-]{10,}\.eyJ[\w-]{10,}/;

/** Texts that only the inspector and its libraries contain. */
const inspectorTraces = [
  '__inspect',
  '__xstateSource',
  'elk.algorithm',
  'org.eclipse.elk',
  'xstateinspector',
  'LOCAL_MAILBOX',
];

/** The names and texts of the built files whose names match. */
function textsOf(names: RegExp): (readonly [name: string, text: string])[] {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter(({ name }) => names.test(name));
  expect(files.length).toBeGreaterThan(20);
  return files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
}

let built: Awaited<ReturnType<typeof runBuild>>;
beforeAll(async () => {
  built = await runBuild('production', { ...nothing, ...secrets });
});
const site = useBuiltSite(DIST);

describe('a build without the settings for EmailJS', () => {
  it('succeeds, and lists every missing value', () => {
    expect(built.code).toBe(0);
    for (const name of names) expect(built.output).toContain(name);
  });

  it.each([
    ['code or ids of the local mailbox', /\.(js|html)$/, ['__mailbox', ...Object.values(LOCAL_MAILBOX)]],
    ['code of the inspector or its libraries', /\.(js|css|html|json|map|txt)$/, inspectorTraces],
  ])('contains no %s', (_, files, traces) => {
    for (const [name, text] of textsOf(files))
      for (const trace of traces) expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
  });

  it('includes the licenses of packages that it contains, and of none that only build or test the site', () => {
    const text = readFileSync(join(DIST, 'licenses.txt'), 'utf8');
    const named = [...text.matchAll(/^## (\S+) - \S+ \(\S+\)$/gm)].map(([, name]) => name);
    for (const name of ['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', 'notistack'])
      expect(named).toContain(name);
    for (const font of ['figtree', 'fraunces'])
      expect(readFileSync(join(DIST, `${font}.OFL.txt`), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    // Packages that only build or test the site need no license in the build.
    for (const name of ['vite', 'zod', 'sharp', 'vitest', 'playwright-core']) expect(named).not.toContain(name);
    expect(text.match(/copyright|public domain/gi)?.length).toBeGreaterThanOrEqual(named.length - 1);
  });

  it('contains every picture that its pages name', () => {
    const named = new Set(
      textsOf(/\.(html|js)$/).flatMap(([, html]) => html.match(/(?<=\/assets\/)[\w-]+\.(avif|jpg)\b/g) ?? []),
    );
    expect(named.size).toBeGreaterThan(100);
    expect(readdirSync(join(DIST, 'assets'))).toEqual(expect.arrayContaining([...named]));
  });

  it('contains no secret keys', () => {
    const found = textsOf(/\.(js|html|json|css|svg|txt|xml|webmanifest)$|^_/).flatMap(([name, text]) =>
      (keyShapes.exec(text) ?? []).slice(0, 1).map(key => `${key} in ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('shows the failure toast when a message is sent, keeps the fields and logs the failure', async () => {
    const { page, errors } = await openContact(site);
    for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('typed');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to send message' }).waitFor();
    expect(await page.getByLabel('Message *').inputValue()).toBe('typed');
    await expect.poll(() => errors.join('\n')).toContain('The message was not sent');
  });
});
