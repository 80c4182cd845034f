/** What a visitor types and presses before the page is hydrated takes effect. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { delayFiles, desktop, hydrated, phone, type useBuiltSite } from './built-site';
import { successToast, withClock } from './request';

type Prepare = (page: Page) => Promise<unknown>;

/** Opens a page whose scripts wait until `letGo` is called. */
export async function openEarly(
  site: ReturnType<typeof useBuiltSite>,
  path: string,
  options = desktop,
  before: Prepare = async () => {},
) {
  let letGo = () => {};
  const opened = await site.open(path, options, async page => {
    await before(page);
    ({ letGo } = await delayFiles(page, '**/*.js'));
  });
  return { ...opened, letGo };
}

export function testEarlyPresses(site: ReturnType<typeof useBuiltSite>, before?: Prepare): void {
  it('typed text becomes part of the draft, and the field keeps the focus', async () => {
    const { page, letGo } = await openEarly(site, '/contact', desktop, before);
    await page.getByLabel('Full Name *').fill('Ada');
    await page.getByLabel('Message *').fill('Early words');
    letGo();
    await hydrated(page);
    expect(await page.getByLabel('Full Name *').inputValue()).toBe('Ada');
    await page.keyboard.type(' and late ones');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe('Early words and late ones');
  });

  it('what was chosen, and typed into an optional field, becomes part of the request', async () => {
    const { page, letGo } = await openEarly(site, '/contact', phone, before);
    await page.getByLabel('Style', { exact: true }).selectOption('Cornrows');
    for (const name of ['Small', 'Waist']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Answer by email' }).click();
    await page.getByLabel('Your email').fill('ada@example.com');
    letGo();
    await hydrated(page);
    await expect
      .poll(() => page.getByLabel('Message *').inputValue())
      .toBe(
        'I would like to book Cornrows.\nSize: small.\nLength: waist.\nPrice for small, waist-length: $160, to be confirmed.\nMy email: ada@example.com\n',
      );
    expect(await page.getByLabel('Your email').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Your email').isVisible()).toBe(true);
  });

  it('a text that was opened stays open', async () => {
    const { page, letGo } = await openEarly(site, '/styles/box-braids', phone, before);
    const text = page.locator('details', { has: page.getByText('Before you come') }).first();
    await text.locator('summary').click();
    letGo();
    await hydrated(page);
    expect(await text.getAttribute('open')).toBe('');
  });

  it('a submitted form is sent once, after hydration, and does not change the address', async () => {
    const { page, letGo } = await openEarly(site, '/contact', desktop, async opened => {
      await before?.(opened);
      await withClock(opened);
    });
    for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('early');
    await page.getByRole('button', { name: 'Send Message' }).click();
    letGo();
    await hydrated(page);
    await successToast(page).waitFor();
    expect(page.url()).toBe(`${site.url()}/contact`);
    expect(await site.messages()).toHaveLength(1);
    expect((await site.messages())[0]?.template_params).toMatchObject({ name: 'early', message: 'early' });
  });

  it('a click on Menu opens the menu after hydration, and an earlier one on another button has no effect', async () => {
    const { page, letGo } = await openEarly(site, '/', phone, before);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    letGo();
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  });

  it('a click on a picture opens the lightbox after hydration, not the picture’s file', async () => {
    const { page, letGo } = await openEarly(site, '/gallery', desktop, before);
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
    letGo();
    await hydrated(page);
    await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
  });
}
