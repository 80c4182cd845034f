/** The request form on small screens, under toasts, and with other scripts. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, useBuiltSite } from '../support/built-site';
import { ada, fill, labels, receipt, sendButton, sheet, submit, toasts, withClock } from '../support/request';

const site = useBuiltSite();
const message = (page: Page) => page.getByLabel(labels.message);
/** Opens a photo of the gallery, and the form from the photo. */
async function openFromPhoto(viewport = { width: 390, height: 844 }): Promise<Page> {
  const { page } = await site.openHydrated('/gallery?photo=gallery-knotless-bob', { ...phone, viewport });
  await page.getByRole('button', { name: 'Book this look' }).click();
  await sheet(page).waitFor();
  return page;
}

/** Simulates an on-screen keyboard that covers the lowest `covered` pixels of the window. */
const coverBy = (page: Page, covered: number) =>
  page.evaluate(height => {
    if (!visualViewport) throw new Error('This browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, covered);

it.each(['sheet', 'page'])(
  'the Send button and the focused field stay above the on-screen keyboard in the form on the %s',
  async place => {
    const page = place === 'sheet' ? await openFromPhoto() : (await site.openHydrated('/contact', phone)).page;
    const send = sendButton(page);
    const bottom = async (of: Locator) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return y + height;
    };
    expect((await bottom(send)) > 844, 'whether the form is below the window').toBe(place === 'page');
    await page.getByLabel('Full Name *').focus();
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(844);
    // The tap takes the focus from the field, but the button does not move.
    await send.tap();
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await message(page).focus();
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(844);
    await coverBy(page, 300);
    await expect.poll(() => bottom(send)).toBeLessThanOrEqual(544);
    for (const name of ['Phone Number *', 'Full Name *']) {
      await page.getByLabel(name).focus();
      await coverBy(page, 301);
      await coverBy(page, 300);
      await expect.poll(() => bottom(page.getByLabel(name))).toBeLessThanOrEqual(544 - 48);
      await expect.poll(async () => (await page.getByLabel(name).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await coverBy(page, 209);
    await expect.poll(() => bottom(page.getByLabel('Full Name *'))).toBeLessThanOrEqual(181);
  },
);

it('with the on-screen keyboard open, the visitor can scroll away from the field, to read a price', async () => {
  const { page } = await site.openHydrated('/contact', phone);
  await message(page).focus();
  await coverBy(page, 300);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    visualViewport?.dispatchEvent(new Event('scroll'));
  });
  // As with suggestions above its keys.
  await coverBy(page, 340);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('the focused field stays in view in the sheet, above an on-screen keyboard and under a toast, on a small phone', async () => {
  const page = await openFromPhoto({ width: 375, height: 553 });
  await submit(page);
  await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
  for (const name of ['Full Name *', 'Phone Number *']) {
    const field = page.getByLabel(name);
    await field.focus();
    await coverBy(page, 261);
    await coverBy(page, 260);
    const isInView = () =>
      field.evaluate(element => {
        const { left, top, height } = element.getBoundingClientRect();
        const middle = document.elementFromPoint(left + 20, top + height / 2);
        return top + height <= innerHeight - 260 && middle === element;
      });
    await expect.poll(isInView, { message: name }).toBe(true);
  }
});

it('a toast never covers the menu or its button', async () => {
  const { page } = await site.openHydrated('/contact', phone);
  await submit(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
  // Waits until the toast has moved in.
  await toasts(page).click({ trial: true });
  const covered = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .or(page.getByRole('banner').getByRole('button'))
      .evaluateAll(controls =>
        controls
          .filter(control => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return y >= 0 && y < innerHeight && !control.contains(document.elementFromPoint(x, y));
          })
          .map(control => control.textContent),
      );
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `at ${width} x ${height}`;
    await expect.poll(covered, { message: size }).toEqual([]);
    await menu.click();
    await expect.poll(covered, { message: `${size}, in the open menu` }).toEqual([]);
    await menu.click();
    expect(await toast.isVisible(), size).toBe(true);
  }
});

it('choosing a style does not move the menu under the finger, even without scroll anchoring, which Safari lacks', async () => {
  const { page } = await site.openHydrated('/contact', phone);
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const menu = page.getByRole('combobox');
  await menu.scrollIntoViewIfNeeded();
  const before = await menu.boundingBox();
  await menu.selectOption('Cornrows');
  await page.getByRole('group', { name: 'Selected style' }).waitFor();
  expect(await menu.boundingBox()).toEqual(before);
});

it('the form and the receipt show each text in the direction of its language', async () => {
  const { page } = await site.openHydrated('/contact', phone, withClock);
  const arabic = 'مرحبا، أريد ضفائر.';
  await fill(page, { name: 'ليلى', phone: ada.phone, message: arabic });
  const direction = (field: Locator) => field.evaluate(element => getComputedStyle(element).direction);
  expect(await direction(page.getByLabel('Full Name *'))).toBe('rtl');
  expect(await direction(page.getByLabel('Phone Number *'))).toBe('ltr');
  expect(await direction(message(page))).toBe('rtl');
  await submit(page);
  await receipt(page).waitFor();
  expect(await direction(receipt(page).getByRole('definition').last())).toBe('rtl');
  expect(await direction(receipt(page).getByText('ليلى'))).toBe('rtl');
});
