/** On nginx under load, a new release replaces the previous one while visitors are typing and sending. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../../dev/lib/find-chromium';
import { type Served, serve } from '../../dev/lib/serve';
import { createOutbox } from '../../dev/outbox';
import type { Message } from '../../dev/outbox/mailbox';
import { compressFolder } from '../../site-build/pages/compress';
import { full } from '../support/extent';
import { fill, labels, nothing, sendButton, successToast, typed, values } from '../support/request';
import { hydrated } from '../support/site';
import { load, missing, type Nginx, startNginx } from './nginx';

const publish = join(import.meta.dirname, '../../site-build/hosting/publish-to-nginx.sh');

/** Copies the site with renamed scripts: to a page that is already open, a new build looks like that. */
async function nextRelease(folder: string): Promise<void> {
  cpSync(LOCAL_SITE, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'));
  const renamed = assets
    .filter(name => name.endsWith('.js'))
    .map(
      name => [name, name.replace(/-[^-]+\.js$/, hash => `-${[...hash.slice(1, -3)].reverse().join('')}2.js`)] as const,
    );
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(name => /\.(html|js)$/.test(name));
  for (const name of texts) {
    let text = readFileSync(join(folder, name), 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(join(folder, name), text.replace('<head>', '<head><meta name="release" content="next" />'));
  }
  for (const [from, to] of renamed) {
    renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
    for (const packed of ['br', 'gz']) rmSync(join(folder, 'assets', `${from}.${packed}`), { force: true });
  }
  await compressFolder(folder);
}

describe.skipIf(missing.length > 0)('a new release on nginx', () => {
  const home = mkdtempSync(join(tmpdir(), 'releases-'));
  const next = join(home, 'built');
  const outbox = createOutbox();
  let mail: Served;
  let nginx: Nginx;
  let browser: Browser;

  const put = (build: string, command: string) =>
    execFileSync('sh', [publish, build, home], { env: { ...process.env, NGINX: command }, stdio: 'pipe' });

  beforeAll(async () => {
    await nextRelease(next);
    put(LOCAL_SITE, 'true');
    mail = await serve({ directory: LOCAL_SITE, before: outbox.handle });
    nginx = await startNginx(
      `include ${home}/current.conf;\nlocation /api/ { proxy_pass ${mail.url.replace('localhost', '127.0.0.1')}; }`,
    );
    browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await nginx?.stop();
    await mail?.close();
    rmSync(home, { recursive: true, force: true });
  });

  async function openTab(path: string) {
    const page = await browser.newPage({ baseURL: nginx.url, viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    await page.route(
      url => url.hostname !== '127.0.0.1',
      route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    );
    await page.goto(path);
    await hydrated(page);
    return { page, errors };
  }

  const messages = async () =>
    ((await (await fetch(`${mail.url}/__outbox.json`)).json()) as { messages: Message[] }).messages;
  const slowly = (seconds: number) =>
    fetch(`${mail.url}/__outbox/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault: 'slow', seconds, times: 1 }),
    });
  const releaseOf = (page: Page) => page.locator('meta[name="release"]').count();
  const go = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

  it.runIf(full)(
    'interrupts no request, clears no draft, and keeps the files that open pages load later',
    {
      timeout: 120_000,
    },
    async () => {
      const scripts = readdirSync(join(LOCAL_SITE, 'assets')).filter(name => name.endsWith('.js'));
      const sending = await openTab('/contact');
      const writing = await openTab('/contact');
      await fill(sending.page);
      await writing.page.getByLabel(labels.message).fill('a draft on the screen');

      // Requests pages and files of the old release before, during and after the switch.
      const under = load(nginx.url, ['/', '/services', '/gallery', ...scripts.map(name => `/assets/${name}`)], 10);
      await slowly(6);
      await sendButton(sending.page).click();
      await expect.poll(async () => (await messages()).length, { timeout: 15_000 }).toBe(1);
      expect(await successToast(sending.page).count()).toBe(0);
      put(next, nginx.command);
      // nginx serves the new release without a reload, because the headers are unchanged.
      expect((await nginx.ask('/')).body.includes('name="release"')).toBe(true);

      await successToast(sending.page).waitFor({ timeout: 20_000 });
      expect(await values(sending.page)).toEqual(nothing);

      // A page of the old release can still load code, and still has its draft after a page change.
      await go(writing.page, 'Gallery');
      await writing.page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
      await writing.page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await writing.page.getByRole('button', { name: 'Close' }).click();
      await go(writing.page, 'Contact');
      expect(await writing.page.getByLabel(labels.message).inputValue()).toBe('a draft on the screen');
      await fill(writing.page);
      await sendButton(writing.page).click();
      await successToast(writing.page).waitFor();

      const { report, errors } = await under;
      console.log(`nginx, while a release is replaced:\n${report}`);
      expect(errors).toEqual([]);
      expect([await releaseOf(sending.page), await releaseOf(writing.page)]).toEqual([0, 0]);
      expect([...sending.errors, ...writing.errors]).toEqual([]);

      // A new visitor gets the new release, which works without errors.
      const fresh = await openTab('/contact');
      expect(await releaseOf(fresh.page)).toBe(1);
      await fill(fresh.page);
      await sendButton(fresh.page).click();
      await successToast(fresh.page).waitFor();
      expect(fresh.errors).toEqual([]);
      const { name, phone, message } = typed;
      expect((await messages()).map(one => one.template_params)).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ name, phone, message })),
      );
    },
  );

  it('changes headers and pages at the same moment', async () => {
    const other = join(home, 'other');
    cpSync(next, other, { recursive: true });
    for (const file of ['_nginx.conf', 'index.html']) {
      const text = readFileSync(join(other, file), 'utf8');
      writeFileSync(
        join(other, file),
        text.replaceAll('same-origin', 'other').replace('content="next"', 'content="other"'),
      );
    }
    const seen = new Set<string>();
    const look = async () => {
      const { headers, body } = await nginx.ask('/');
      const release = /name="release" content="(\w+)"/.exec(body.toString())?.[1];
      const served = `${release} with ${headers['cross-origin-opener-policy']}`;
      seen.add(served);
      return served;
    };
    put(next, nginx.command);
    await look();
    put(other, nginx.command);
    await expect.poll(look, { interval: 1 }).toBe('other with other');
    expect([...seen].sort()).toEqual(['next with same-origin', 'other with other']);
  });

  it('does not replace the previous release if nginx rejects its configuration', async () => {
    const broken = join(home, 'broken');
    cpSync(next, broken, { recursive: true });
    writeFileSync(join(broken, '_nginx.conf'), 'no such directive;');
    const before = readFileSync(join(home, 'current.conf'), 'utf8');
    const page = (await nginx.ask('/')).body;
    expect(() => put(broken, nginx.command)).toThrow();
    expect(readFileSync(join(home, 'current.conf'), 'utf8')).toBe(before);
    expect((await nginx.ask('/')).body.equals(page)).toBe(true);
    expect(existsSync(join(home, 'current.conf.next'))).toBe(false);
  });
});
