import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { thumbnail } from '../support/lightbox';
import { openSheet, send, withClock } from '../support/request';
import { phone, useSite } from '../support/site';

const site = useSite();

interface PolicyWindow {
  violations: string[];
}

async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { violations: noted });
    document.addEventListener('securitypolicyviolation', event => {
      noted.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

const pages = readdirSync(LOCAL_SITE, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.html'));

describe('the Content-Security-Policy', () => {
  it.each(pages)('of %s allows inline code only by hash, and requires Trusted Types', name => {
    const html = readFileSync(join(LOCAL_SITE, name), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html.match(/<script(?![^>]*type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+\son\w+="/);
  });

  it('is complemented by noopener on every link that opens a tab; the others need none', () => {
    const html = pages.map(name => readFileSync(join(LOCAL_SITE, name), 'utf8')).join('\n');
    const tabs = html.match(/<a\s[^>]*target=[^>]*>/g) ?? [];
    expect(tabs.length).toBeGreaterThan(0);
    expect(tabs.filter(link => !/\srel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
  });

  it('is not violated on a walk through every kind of page, including toasts, sheet and lightbox', async () => {
    const { page, errors } = await site.openHydrated('/', phone, async page => {
      await noteViolations(page);
      await withClock(page);
    });
    const menu = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name }).click();
    };
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await menu('Services');
    await page.getByRole('link', { name: 'Learn History: Cornrows' }).click();
    await page.getByRole('link', { name: 'View Gallery' }).click();
    await thumbnail(page, 1).click();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    // Another key, so that the next press is not the second of a double one.
    await page.keyboard.press('Shift');
    await openSheet(page);
    await page.getByRole('dialog', { name: 'Book an appointment' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await menu('Contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
    const violations = await page.evaluate(() => (window as unknown as PolicyWindow).violations);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
});
