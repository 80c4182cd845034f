/** The visitor's walk: waist-length knotless braids next Saturday. usage: tsx walk.ts <site folder> <name> */
import { chromium } from 'playwright-core';
import { createOutbox } from './outbox/index.ts';
import { serve } from './lib/serve.ts';
import { CHROMIUM_ARGS, ensureHeadlessShell } from './lib/find-chromium.ts';

const [, , directory = '', name = ''] = process.argv;
const outbox = createOutbox();
const { url } = await serve({ directory, base: '/', before: outbox.handle });
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: CHROMIUM_ARGS });
const open = async () => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', m => m.type() === 'error' && !m.location().url.includes('openstreetmap') && errors.push(m.text()));
  page.on('pageerror', e => errors.push(String(e)));
  return { context, page, errors };
};
let shot = 0;
for (const walk of ['short', 'full'] as const) {
  const { context, page, errors } = await open();
  let taps = 0;
  const snap = async (what: string) => page.screenshot({ path: `/work/out/costs/${name}-${walk}-${String(++shot).padStart(2, '0')}-${what}.png` });
  const tap = async (target: ReturnType<typeof page.locator>) => { taps++; await target.tap(); };
  await page.goto('/');
  const begin = Date.now();
  await tap(page.getByRole('main').getByRole('link', { name: 'Book Your Appointment' }).first());
  await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
  await snap('contact');
  const full = page.getByLabel('Full Name *');
  await tap(full); await full.pressSequentially('Ama');
  const phone = page.getByLabel('Phone Number *');
  await tap(phone); await phone.pressSequentially('781 555 0100');
  taps += 2; // the menu, and its option
  await page.getByLabel('Style').selectOption('Knotless Braids');
  await snap('style');
  if (walk === 'full') await tap(page.getByRole('button', { name: 'Medium', exact: true }));
  await tap(page.getByRole('button', { name: 'Waist', exact: true }));
  await page.waitForTimeout(200); await snap('length');
  await tap(page.getByRole('button', { name: 'Saturday', exact: true }));
  if (walk === 'full') {
    await tap(page.getByRole('heading', { name: /Date and time/ }));
    const date = page.getByLabel('First date that works for you');
    const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
    const day = (n: number) => new Date(Date.parse(`${today}T00:00Z`) + n * 864e5);
    const next = (weekday: number, from = 1) => { for (let n = from; ; n++) if (day(n).getUTCDay() === weekday) return day(n).toISOString().slice(0, 10); };
    taps += 2; // the picker, and its day
    await date.fill(next(2));
    await page.getByText(/closed that day/).waitFor();
    await snap('closed-day');
    taps += 2;
    await date.fill(next(6, 2));
    await tap(page.getByRole('button', { name: 'Morning' }));
    await page.getByText(/Knotless takes/).waitFor();
    await snap('date');
    await tap(page.getByRole('heading', { name: /Your hair/ }));
    await tap(page.getByRole('button', { name: 'Please bring it' }));
    await tap(page.getByRole('button', { name: 'Tender scalp' }));
    await snap('hair');
    await tap(page.getByRole('heading', { name: /Answer by email/ }));
    await tap(page.getByLabel('Your email')); await page.getByLabel('Your email').pressSequentially('ama@example.com');
    await page.waitForTimeout(300);
    await snap('email');
    await page.getByLabel('Message *').scrollIntoViewIfNeeded();
    await snap('message');
  }
  await tap(page.getByRole('button', { name: 'Send Message' }));
  await page.getByRole('region', { name: 'We got your request' }).waitFor();
  const seconds = (Date.now() - begin) / 1000;
  await page.waitForTimeout(600);
  await snap('receipt');
  const region = page.getByRole('region', { name: 'We got your request' });
  await region.screenshot({ path: `/work/out/costs/${name}-${walk}-${String(++shot).padStart(2, '0')}-receipt-whole.png` });
  const { messages } = (await (await fetch(`${url}/__outbox.json`)).json()) as { messages: { template_params: object }[] };
  console.log(JSON.stringify({ name, walk, taps, seconds, errors, mail: messages.at(-1)?.template_params ?? messages[0]?.template_params, mails: messages.length }, null, 1));
  await fetch(`${url}/__outbox.json`, { method: 'DELETE' });
  await context.close();
}
{ // whole pages
  const { context, page } = await open();
  await page.goto('/contact'); await page.waitForTimeout(2500);
  await page.locator('form').first().screenshot({ path: `/work/out/costs/${name}-form.png` });
  for (const path of ['/styles/knotless-braids', '/services']) {
    await page.goto(path); await page.waitForTimeout(2000);
    await page.screenshot({ path: `/work/out/costs/${name}${path.replaceAll('/', '-')}.png` });
    const fold = page.locator('summary', { hasText: 'rices by size and length' }).first();
    if (await fold.count()) { await fold.tap(); await page.waitForTimeout(500); await page.screenshot({ path: `/work/out/costs/${name}${path.replaceAll('/', '-')}-prices.png` }); }
    const know = page.getByRole('heading', { name: 'Good to know' }).first();
    await know.scrollIntoViewIfNeeded(); await page.waitForTimeout(500);
    await page.screenshot({ path: `/work/out/costs/${name}${path.replaceAll('/', '-')}-know.png` });
  }
  await page.goto('/styles/knotless-braids'); await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Menu' }).tap(); await page.getByRole('button', { name: 'Book Now' }).tap();
  await page.getByRole('dialog', { name: 'Book an appointment' }).waitFor(); await page.waitForTimeout(1500);
  await page.screenshot({ path: `/work/out/costs/${name}-sheet.png` });
  await page.getByRole('dialog').getByRole('heading', { name: /Date and time/ }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/work/out/costs/${name}-sheet-questions.png` });
  await context.close();
}
await browser.close();
process.exit(0);
