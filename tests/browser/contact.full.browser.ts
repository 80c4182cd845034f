/** The form's drawings and borders, and how to book in other languages. */
import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();

it('the sizes in the form have drawings of as many braids', async () => {
  const { page } = await site.read('/contact', phone);
  const drawings = page.getByRole('group', { name: 'Size' }).locator('button > svg');
  expect(await drawings.evaluateAll(all => all.map(svg => svg.querySelectorAll('image').length))).toEqual([7, 5, 3]);
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
