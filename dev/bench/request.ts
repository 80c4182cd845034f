/**
 * The benchmark `request`: a visitor on a phone asks for waist-length knotless braids next Saturday, with few answers and
 * with all; on the site as it is, and with an owner's prices and terms. Writes a screenshot of each step.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator } from 'playwright-core';
import { fillInPrices } from '../../tests/support/custom-content';
import type * as BuildSite from '../lib/build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/find-chromium';
import { hydrated, phone } from '../lib/page';
import { copyProject } from '../lib/project-copy';
import { serve } from '../lib/serve';
import { createOutbox } from '../outbox';
import { progress } from './progress';

const SLOW_DOWN = 4;
/** Opening a menu or a date picker, and choosing in it. Playwright does both without a tap. */
const TAPS_OF_PICKER = 2;

const contents = { 'as it is': false, 'with prices and terms': true };
const walks = ['few answers', 'all answers'] as const;

export interface RequestFigures {
  site: string;
  walk: string;
  taps: number;
  /** From the first tap on the home page to the receipt. */
  seconds: number;
  /** What the browser's console reported. */
  errors: string[];
  /** The message that arrived. */
  message: string;
}

/** Walks through the form; screenshots go into `folder`. */
export async function measureRequest(folder: string): Promise<RequestFigures[]> {
  await rm(folder, { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const figures: RequestFigures[] = [];
  try {
    for (const [site, isFilledIn] of Object.entries(contents)) {
      progress(`Building the site ${site}`);
      const copy = await copyProject();
      try {
        if (isFilledIn) await fillInPrices(copy);
        const directory = await build(copy.root);
        for (const walk of walks) {
          progress(`The site ${site}, ${walk}`);
          const pictures = join(folder, `${site}, ${walk}`.replace(/\W+/g, '-'));
          figures.push({ site, walk, ...(await request(browser, directory, walk === 'all answers', pictures)) });
        }
      } finally {
        await copy.remove();
      }
    }
  } finally {
    progress('');
    await browser.close();
  }
  return figures;
}

/** Builds the copy at `root` with the local mailbox, and returns its output folder. */
async function build(root: string): Promise<string> {
  const { LOCAL_SITE, runBuild } = (await import(join(root, 'dev/lib/build-site.ts'))) as typeof BuildSite;
  const { code, output } = await runBuild('mailbox');
  if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
  return LOCAL_SITE;
}

async function request(browser: Browser, directory: string, isFull: boolean, pictures: string) {
  const { url, close } = await serve({ directory, before: createOutbox().handle });
  const context = await browser.newContext({ baseURL: url, ...phone, timezoneId: 'America/New_York' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', message => {
      const isOfMap = message.location().url.includes('openstreetmap');
      if (message.type() === 'error' && !isOfMap) errors.push(message.text());
    });
    page.on('pageerror', error => errors.push(String(error)));
    // A Monday. The salon is closed on the next day.
    await page.clock.setFixedTime('2026-11-23T12:00:00-05:00');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    let [taps, shots] = [0, 0];
    const see = (what: string) =>
      page.screenshot({ path: `${pictures}/${String(++shots).padStart(2, '0')}-${what}.png` });
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const press = (name: string) => tap(page.getByRole('button', { name, exact: true }));
    const write = async (label: string, text: string) => {
      await tap(page.getByLabel(label));
      await page.getByLabel(label).pressSequentially(text);
    };
    const date = async (day: string, note: RegExp) => {
      taps += TAPS_OF_PICKER;
      await page.getByLabel('First date that works for you').fill(day);
      await page.getByText(note).waitFor();
    };

    await page.goto('/');
    await hydrated(page);
    const began = Date.now();
    await tap(page.getByRole('main').getByRole('link', { name: 'Book Your Appointment' }).first());
    await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
    await see('contact');
    await write('Full Name *', 'Ama');
    await write('Phone Number *', '781 555 0100');
    taps += TAPS_OF_PICKER;
    await page.getByLabel('Style').selectOption('Knotless Braids');
    await see('style');
    if (isFull) await press('Medium');
    await press('Waist');
    await see('length');
    await press('Saturday');
    await page.getByText(/^For Knotless, plan/).waitFor();
    await see('weekday');
    if (isFull) {
      await tap(page.getByRole('heading', { name: /^Date and time/ }));
      await date('2026-11-24', /^We’re closed that day/);
      await see('closed-day');
      await date('2026-11-28', /^For Knotless, plan/);
      await press('Morning');
      await see('date');
      await tap(page.getByRole('heading', { name: /^Your hair/ }));
      await press('Please bring it');
      await press('Tender scalp');
      await see('hair');
      await tap(page.getByRole('heading', { name: /^Answer by email/ }));
      await write('Your email', 'ama@example.com');
      await page.getByLabel('Message *').scrollIntoViewIfNeeded();
      await see('message');
    }
    await press('Send Message');
    const receipt = page.getByRole('region', { name: 'We got your request' });
    await receipt.waitFor();
    const seconds = (Date.now() - began) / 1_000;
    await see('receipt');
    const { messages } = (await (await fetch(`${url}/__outbox.json`)).json()) as {
      messages: { template_params: { message: string } }[];
    };
    return { taps, seconds, errors, message: messages[0]?.template_params.message ?? '' };
  } finally {
    await context.close();
    await close();
  }
}
