/** The site built for a form endpoint in place of EmailJS. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, LOCAL_SITE } from '../dev/build-site';
import { hydrated, useSite } from './support/site';

const SITE_FOLDER = '.cache/sites/endpoint';
const directory = join(import.meta.dirname, '..', SITE_FOLDER);

beforeAll(() => buildSite('mailbox', { VITE_MAIL_SERVICE: 'endpoint', SITE_FOLDER }), 300_000);
const site = useSite(directory);

const scriptsOf = (folder: string) => {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter(name => name.endsWith('.js'));
  return { names: names.join(), text: names.map(name => readFileSync(join(assets, name), 'utf8')).join('\n') };
};

describe('a build for a form endpoint', () => {
  it('has no code of EmailJS, and one for EmailJS none of the endpoint', () => {
    const here = scriptsOf(directory);
    const there = scriptsOf(LOCAL_SITE);
    expect(here.text).toContain('VITE_FORM_ENDPOINT');
    expect(here.text).not.toMatch(/emailjs|user_id|VITE_EMAILJS/i);
    expect(there.text).toContain('user_id');
    expect(there.text).not.toMatch(/VITE_FORM_ENDPOINT|__outbox/);
  });

  it('sends what was typed, to the letter, and clears the form', async () => {
    const typed = { name: 'Ada “the twist”', phone: '+1 ☎', message: 'Hello 👋🏾,\n\n{{name}} <b>\u202Eé e\u0301' };
    const { page, errors } = await site.open('/contact');
    await hydrated(page);
    await page.getByLabel('Full Name *').fill(typed.name);
    await page.getByLabel('Phone Number *').fill(typed.phone);
    await page.getByLabel('Message *').fill(typed.message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect((await site.messages()).map(message => message.template_params)).toEqual([typed]);
    expect(await page.getByLabel('Message *').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });
});
