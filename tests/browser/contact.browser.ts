/** Ways to reach the salon: business hours, phone, text message, address book, and the form. */
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { everyNth, full } from '../support/extent';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();

describe('whether the salon is open', () => {
  const rows = [
    ['Asia/Tokyo', '2026-11-23T12:00:00-05:00', 'Open now · closes 6pm'],
    ['Asia/Tokyo', '2026-11-24T12:00:00-05:00', 'Opens Wednesday at 8am'],
    ['America/Los_Angeles', '2026-11-23T17:59:30-05:00', 'Open now · closes 6pm'],
    ['Europe/Lisbon', '2026-03-08T09:59:00-04:00', 'Opens today at 10am'],
  ] as const;
  it.each(everyNth(rows, 3))(
    'depends on Malden’s time, even for a visitor in %s (at %s)',
    async (timezoneId, instant, words) => {
      const { page } = await site.openHydrated('/contact', { ...phone, timezoneId, locale: 'ja-JP' }, page =>
        page.clock.setFixedTime(new Date(instant)),
      );
      const badge = page.getByRole('contentinfo').getByText(words, { exact: true });
      await badge.waitFor();
      expect(await page.getByRole('main').getByText(words, { exact: true }).count()).toBe(1);
    },
  );

  it('is updated every minute while the page is open', async () => {
    const { page } = await site.openHydrated('/', desktop, async page => {
      await page.clock.install({ time: new Date('2026-11-23T07:58:30-05:00') });
    });
    const foot = page.getByRole('contentinfo');
    await foot.getByText('Opens today at 8am').waitFor();
    await page.clock.runFor(100_000);
    await foot.getByText('Open now · closes 6pm').waitFor();
  });

  it('is not in the HTML, and is not shown without scripts', async () => {
    expect(await (await fetch(`${site.url()}/contact`)).text()).not.toMatch(/Open now|Opens (today|\w+day)/);
    const { page } = await site.read('/contact', { ...phone, javaScriptEnabled: false });
    expect(await page.getByText(/Open now|Opens /).count()).toBe(0);
  });
});

describe('the salon can be reached', () => {
  it.each([
    ['phone', phone],
    ['desktop', desktop],
    ['narrowest phone', { ...phone, viewport: { width: 320, height: 640 } }],
  ])('by phone from the top bar on a %s, even after scrolling', async (_, options) => {
    const { page } = await site.read('/styles/cornrows', options);
    const call = page.getByRole('banner').getByRole('link', { name: 'Call (781) 555-0142' });
    expect(await call.getAttribute('href')).toBe('tel:+17815550142');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const box = await call.boundingBox();
    expect(box && box.y >= 0 && box.y < 100 && box.width >= 44 && box.height >= 44).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (full) expect(await axeFindings(page)).toEqual([]);
  });

  it.each([320, 360, 390, 640, 768])('from the top bar, which fits on one row at %i px', async width => {
    const { page } = await site.read('/', { ...phone, viewport: { width, height: 800 } });
    const tops = await Promise.all(
      [
        page.getByRole('link', { name: 'Ochre Row, home page' }),
        page.getByRole('banner').getByRole('link', { name: /^Call / }),
        page.getByRole('button', { name: 'Switch between light and dark mode' }),
        page.getByRole('button', { name: 'Menu' }),
      ].map(async one => {
        const box = await one.boundingBox();
        return box ? Math.round(box.y + box.height / 2) : Number.NaN;
      }),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
  });

  it('from an address book, because a link on the contact page downloads a vCard', async () => {
    const { page } = await site.read('/contact');
    const link = page.getByRole('main').getByRole('link', { name: 'Save our number' });
    expect(await link.getAttribute('download')).not.toBeNull();
    const response = await fetch(site.url() + (await link.getAttribute('href')));
    expect(response.headers.get('content-type')).toMatch(/^text\/(x-)?vcard/);
    const card = await response.text();
    for (const line of [
      'BEGIN:VCARD',
      'FN:Ochre Row',
      'TEL;TYPE=WORK,VOICE:+17815550142',
      'ADR;TYPE=WORK:;;12 Cowrie Lane;Malden;MA;02148;USA',
      'END:VCARD',
    ])
      expect(card.split('\r\n')).toContain(line);
  });
});

it('the form lets the browser fill in name and phone number, requests a phone keypad, and marks required fields', async () => {
  const { page } = await site.read('/contact', phone);
  const asks = (label: string) =>
    page.getByLabel(label).evaluate(field => [field.getAttribute('autocomplete'), field.getAttribute('type')]);
  expect(await asks('Full Name *')).toEqual(['name', 'text']);
  expect(await asks('Phone Number *')).toEqual(['tel', 'tel']);
  for (const label of ['Full Name *', 'Phone Number *', 'Message *'])
    expect(await page.getByLabel(label).getAttribute('aria-required')).toBe('true');
});

describe('the options in the form', () => {
  it('have drawings of as many braids as the size has, which are not cut off at the sides and at their ends', async () => {
    const { page } = await site.read('/contact', phone);
    const drawings = page.getByRole('group', { name: 'Size' }).locator('button > svg');
    const drawn = await drawings.evaluateAll(all =>
      all.map(svg => {
        const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
        const boxes = [...svg.querySelectorAll('image')].map(image => image.getBBox());
        return {
          braids: boxes.length,
          cut: boxes.filter(box => box.x < 0 || box.x + box.width > width || box.y + box.height > height).length,
        };
      }),
    );
    expect(drawn).toEqual([7, 5, 3].map(braids => ({ braids, cut: 0 })));
  });

  it.each([390, 768, 1440, 1920])('leave no day alone on a row at %i px, even when a day is pressed', async width => {
    const { page } = await site.read('/contact', { viewport: { width, height: 900 } });
    const days = page.getByRole('group', { name: 'Days that work for you' }).getByRole('button');
    const rows = () => days.evaluateAll(all => all.map(day => (day as HTMLElement).offsetTop));
    const before = await rows();
    for (const top of before) expect(before.filter(other => other === top).length).toBeGreaterThan(1);
    await days.last().click();
    expect(await rows()).toEqual(before);
  });

  it('leave the bottom of the form level with the map beside it on a desktop', async () => {
    const { page } = await site.read('/contact', desktop);
    const bottom = (name: string) =>
      page.getByRole('region', { name, exact: true }).evaluate(part => part.getBoundingClientRect().bottom);
    expect(await bottom('Map and directions')).toBe(await bottom('Send a message'));
  });
});

it.each(['light', 'dark'] as const)(
  'the buttons for days and preferred contact have a visible border in the %s theme',
  async colorScheme => {
    const { page } = await site.read('/contact', { ...desktop, colorScheme });
    const [edge, ground] = await page.getByRole('button', { name: 'Sunday', exact: true }).evaluate(button => {
      const paints = (one: Element) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)';
      let under: Element | null = button;
      while (under && !paints(under)) under = under.parentElement;
      return [getComputedStyle(button).borderTopColor, getComputedStyle(under ?? document.body).backgroundColor];
    });
    expect(wcagContrast(edge ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  },
);

it('how to book in another language is shown in four languages, each with its lang attribute, and marked as unchecked in a local build', async () => {
  const { page } = await site.open('/services', phone);
  const region = page.getByRole('region', { name: 'How to book', exact: true });
  const languages = await region.locator('summary[lang]').evaluateAll(all => all.map(one => one.getAttribute('lang')));
  expect(languages).toEqual(['es', 'pt-BR', 'ht', 'fr']);
  // The steps in English are always visible.
  expect(await region.getByText('Pick a style and check its price and time.').isVisible()).toBe(true);
  for (const [name, title] of [
    ['Español', 'Cómo pedir una cita'],
    ['Português', 'Como marcar um horário'],
    ['Kreyòl ayisyen', 'Kijan pou pran yon randevou'],
  ] as const) {
    await region.getByText(name, { exact: true }).click();
    const opened = region.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    expect(await opened.getByRole('listitem').count()).toBe(3);
  }
  expect(await region.getByText('Not checked yet: hidden on the live site').count()).toBe(4);
  expect(await axeFindings(page)).toEqual([]);
});
