/** What helps visitors choose a style: the comparison, the questions, and the last sections of a style page. */
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();
const narrow = { ...phone, viewport: { width: 320, height: 640 } };

const rows = [
  ['Knotless Braids', '$180', '5–8 hours', '4–6 weeks'],
  ['Box Braids', 'from $150', '4–8 hours', '4–6 weeks'],
  ['Cornrows', '$80', '1–5 hours', '2–4 weeks'],
  ['Senegalese Twists', '$160', '4–7 hours', '4–6 weeks'],
  ['Feed-in Braids', '$120', '1½–4 hours', '2–4 weeks'],
  ['Ghana Braids', '$140', '2–4 hours', '2–4 weeks'],
] as const;

describe('the comparison of the styles', () => {
  it.each([
    ['a desktop', desktop],
    ['the narrowest phone', narrow],
  ])('is a table with row and column headers on %s', async (_, options) => {
    const { page } = await site.read('/services', options);
    const table = page.getByRole('table', { name: 'Side by side' });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Style',
      'Price',
      'Time in the chair',
      'How long it lasts',
      'How heavy it feels',
      'Upkeep',
    ]);
    for (const [title, ...figures] of rows) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
      expect(await row.getByRole('link').getAttribute('href')).toMatch(/^\/styles\//);
      for (const figure of figures) expect(await row.getByRole('cell', { name: figure }).count()).toBe(1);
      expect(await row.getByRole('cell').count()).toBe(5);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('shows the column’s name above each figure in a narrow window, and once in a wide one', async () => {
    const { page } = await site.read('/services', narrow);
    const cells = page
      .getByRole('table', { name: 'Side by side' })
      .getByRole('row', { name: 'Box Braids' })
      .getByRole('cell');
    const names = () => cells.evaluateAll(all => all.map(cell => getComputedStyle(cell, '::before').content));
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 800 });
      // The price is beside the name and needs no label.
      expect((await names()).slice(1), String(width)).toEqual(
        ['Time in the chair', 'How long it lasts', 'How heavy it feels', 'Upkeep'].map(name =>
          expect.stringContaining(`"${name}"`),
        ),
      );
    }
    await page.setViewportSize({ width: 768, height: 800 });
    expect(new Set(await names())).toEqual(new Set(['none']));
  });
});

describe('the questions', () => {
  it('are below the comparison, and open and close independently, without scripts', async () => {
    const { page } = await site.open('/services', { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('row').count()).toBe(7);
    const answer = page.getByText('No hairstyle does.', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('Do braids make hair grow?').click();
    expect(await answer.isVisible()).toBe(true);
    await page.getByText('What if it hurts?').click();
    expect(await answer.isVisible()).toBe(true);
    expect(await page.getByText('Tell us right away.', { exact: false }).isVisible()).toBe(true);
  });

  it('leave out questions that only the owner can answer', async () => {
    const { page } = await site.read('/services');
    expect(await page.getByText('Is the hair included in the price?').count()).toBe(1);
    for (const hidden of ['Can I bring my own hair?', 'Do I pay a deposit?', 'What if I am late?'])
      expect(await page.getByText(hidden).count()).toBe(0);
  });
});

describe('a style page', () => {
  it('shows beside the price how long the style takes and lasts, marked as typical', async () => {
    const { page } = await site.read('/styles/box-braids', phone);
    const glance = page.getByRole('complementary', { name: 'Box Braids at a glance' });
    for (const text of ['from $150', '4–8 hours', '4–6 weeks', 'Typical times; we’ll confirm yours.'])
      expect(await glance.innerText()).toContain(text);
  });

  it('shows preparation, care, other names and related styles', async () => {
    const { page } = await site.open('/styles/cornrows', phone);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Before you come', 'While you wear them']) await page.getByText(name, { exact: true }).click();
    expect(await region('Before you come').getByRole('listitem').count()).toBe(4);
    expect(await region('Before you come').getByText('These are common requests.').count()).toBe(1);
    expect(await region('While you wear them').getByText('satin or silk scarf', { exact: false }).count()).toBe(1);
    const names = region('Other names');
    expect(await names.getByText('tresses collées, nattes collées').getAttribute('lang')).toBe('fr');
    expect(await names.getByText('ṣùkú').getAttribute('lang')).toBe('yo');
    expect(await names.getByText('canerows').getAttribute('lang')).toBeNull();
    const related = region('Related styles').getByRole('link');
    expect(await related.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      '/styles/feed-in-braids',
      '/styles/ghana-braids',
    ]);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('has no list of other names if none are known', async () => {
    const { page } = await site.read('/styles/knotless-braids');
    expect(await page.getByRole('heading', { name: 'Related styles' }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Other names' }).count()).toBe(0);
  });
});
