/** End-to-end journeys through the site; journeys-gallery.browser.ts has those through the gallery. */
import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe';
import { everyNth, full } from './support/extent';
import { passMinimumFillTime, withClock } from './support/request';
import { desktop, hydrated, phone, tabTo, useSite } from './support/site';

const site = useSite();
const CALL = 'tel:+17815550142';

describe('J1: a visitor in a hurry, on a phone', () => {
  it('gets to the price and time of box braids with one tap, and can then call with another', async () => {
    const { page } = await site.open('/', phone);
    await page.getByRole('link', { name: 'Learn History: Box Braids' }).click();
    const glance = page.getByRole('complementary', { name: 'Box Braids at a glance' });
    await glance.getByText('from $150', { exact: true }).waitFor();
    await glance.getByText('4–8 hours', { exact: true }).waitFor();
    const call = page.getByRole('banner').getByRole('link', { name: /^Call / });
    expect(await call.getAttribute('href')).toBe(CALL);
    expect(await call.evaluate(link => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });
});

describe('J4: with the keyboard only', () => {
  it('a visitor can open a question, choose a style and a day, and send a request', async () => {
    const { page } = await site.open('/services', desktop, withClock);
    await hydrated(page);
    await tabTo(page, 'How long will it take?');
    await page.keyboard.press('Enter');
    await page.getByText('Anywhere from one hour for a few simple cornrows', { exact: false }).waitFor();
    await page.goto('/services');
    await hydrated(page);
    await tabTo(page, 'Book Appointment: Cornrows');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
    const message = page.getByLabel('Message *');
    await expect.poll(() => message.inputValue()).toBe('I would like to book Cornrows.\n');
    await tabTo(page, 'Full Name *');
    await page.keyboard.type('Ada');
    await tabTo(page, 'Phone Number *');
    await page.keyboard.type('781 555 0100');
    await tabTo(page, 'Sunday');
    await page.keyboard.press('Space');
    await expect.poll(() => message.inputValue()).toContain('Days that work for me: Sunday.');
    await tabTo(page, 'Send Message');
    await passMinimumFillTime(page);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
    expect(await site.messages()).toHaveLength(1);
  });
});

describe('J5: with a screen reader', () => {
  it.each(['/', '/services', '/styles/ghana-braids', '/contact'])(
    '%s has one h1, no skipped heading level, a name for every landmark, and no axe findings',
    async path => {
      const { page } = await site.read(path, desktop);
      const levels = await page.locator('h1, h2, h3, h4').evaluateAll(all => all.map(one => Number(one.tagName[1])));
      expect(levels.filter(level => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
      for (const nav of await page.getByRole('navigation').all())
        expect(await nav.getAttribute('aria-label')).toBeTruthy();
      for (const name of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(name).count()).toBe(1);
      // `npm test` runs axe on every page in accessibility.browser.ts.
      if (full) expect(await axeFindings(page)).toEqual([]);
    },
  );
});

describe('J6: at 200% zoom', () => {
  it.each(['/', '/services', '/styles/senegalese-twists', '/contact'])(
    '%s needs no horizontal scrolling, and the link to call is visible',
    async path => {
      // A 1280 px window is 640 px wide at 200%, and 320 px at 400%.
      for (const width of [640, 320]) {
        const { page } = await site.read(path, { viewport: { width, height: 512 } });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(
          await page
            .getByRole('banner')
            .getByRole('link', { name: /^Call / })
            .isVisible(),
        ).toBe(true);
      }
    },
  );
});

describe('J7: with reduced motion', () => {
  it.each(everyNth(['/', '/services', '/styles/cornrows', '/contact'], 4))(
    'nothing on %s moves by itself',
    async path => {
      const { page } = await site.open(path, { ...desktop, reducedMotion: 'reduce' });
      await hydrated(page);
      const moving = () =>
        page.evaluate(
          () =>
            document.getAnimations().filter(one => {
              const { duration = 0 } = one.effect?.getComputedTiming() ?? {};
              return one.playState === 'running' && Number(duration) > 1;
            }).length,
        );
      expect(await moving()).toBe(0);
      await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
      expect(await moving()).toBe(0);
    },
  );
});

describe('J8: without scripts', () => {
  it('a visitor can compare styles, read, call, e-mail, text, get directions and save the number', async () => {
    const { page } = await site.open('/services', { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('row').count()).toBe(7);
    await page.getByRole('rowheader', { name: 'Cornrows' }).getByRole('link').click();
    expect(await page.getByRole('heading', { name: 'Before you come' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Book Appointment: Cornrows' }).click();
    const main = page.getByRole('main');
    const hrefs = await main.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
    for (const beginning of [
      CALL,
      'mailto:',
      'sms:',
      '/salon.vcf',
      'https://www.google.com/maps/dir/',
      'https://maps.apple.com/',
    ])
      expect(
        hrefs.some(href => href.startsWith(beginning)),
        beginning,
      ).toBe(true);
  });
});

// Only in the full run, because contact.browser.ts tests the same on another page.
describe.runIf(full)('J10: with a clock in Tokyo', () => {
  it('the salon is shown as open during its hours in Malden, although it is night in Tokyo', async () => {
    const { page } = await site.open('/', { ...phone, timezoneId: 'Asia/Tokyo', locale: 'ja-JP' }, async page => {
      await page.clock.install({ time: new Date('2026-11-23T13:00:00-05:00') });
    });
    await page.clock.resume();
    await hydrated(page);
    expect(await page.evaluate(() => new Date().getHours())).toBe(3);
    await page.getByRole('contentinfo').getByText('Open now · closes 6 pm', { exact: true }).waitFor();
  });
});
