/** Runs the fault matrix on the site built for a form endpoint instead of EmailJS. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite, LOCAL_SITE } from '../../dev/lib/build-site';
import { proveFaults } from '../support/fault-matrix';
import { formEndpoint } from '../support/mail-service';

const { directory = '' } = formEndpoint;

beforeAll(() => buildSite('mailbox', { VITE_MAIL_SERVICE: 'endpoint', SITE_FOLDER: directory }));

const scriptsOf = (folder: string) => {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter(name => name.endsWith('.js'));
  return names.map(name => readFileSync(join(assets, name), 'utf8')).join('\n');
};

it('a build for a form endpoint contains no code for EmailJS, and a build for EmailJS contains no code for the endpoint', () => {
  const here = scriptsOf(directory);
  const there = scriptsOf(LOCAL_SITE);
  expect(here).toContain('VITE_FORM_ENDPOINT');
  expect(here).not.toMatch(/emailjs|user_id|VITE_EMAILJS/i);
  expect(there).toContain('user_id');
  expect(there).not.toMatch(/VITE_FORM_ENDPOINT|__outbox/);
});

proveFaults(formEndpoint);
