import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, smallTargets } from '../support/axe';
import { ada, receipt, send, submit, successToast, withClock } from '../support/request';
import { desktop, phone, sitePaths, useSite } from '../support/site';

const site = useSite();
const widths: [string, BrowserContextOptions][] = [
  ['phone', phone],
  ['desktop', desktop],
];

// On a phone: accessibility.browser.ts.
it.each([...sitePaths, '/no/such/page', '/styles/unknown'])(
  'on a desktop, axe finds nothing on %s, and no target is small',
  async path => {
    const { page } = await site.read(path, desktop);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([]);
  },
);

// In the light theme: tests/paths/*.full.browser.ts.
describe.each(widths)('on a %s in the dark theme, axe finds nothing', (width, options) => {
  const open = (path: string) => site.openHydrated(path, { ...options, colorScheme: 'dark' }, withClock);
  const expectAccessible = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

  it('in the open menu, with an error toast and invalid fields, or with a success toast', async () => {
    const { page } = await open('/contact');
    if (width === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
      // A second click within half a second would be ignored.
      await page.keyboard.press('Escape');
    }
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await expectAccessible(page);
    await send(page);
    await successToast(page).waitFor();
    await expectAccessible(page);
  });

  it('in the open lightbox or in any state of the request in the sheet, where no target is small', async () => {
    const { page } = await open('/gallery?photo=gallery-knotless-bob');
    await page.getByRole('dialog', { name: 'Gallery picture' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book this look' }).click();
    await page.getByRole('dialog', { name: 'Book an appointment' }).waitFor();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const expectUsable = async () => {
      await expectAccessible(page);
      expect(await smallTargets(page)).toEqual([]);
    };
    await expectUsable();
    for (const name of ['Large', 'Chin', 'Text me', 'Send Message']) await press(name);
    await page.getByRole('alert').filter({ hasText: 'Please fill in all fields' }).waitFor();
    await expectUsable();
    await site.setFault('refused');
    await send(page, ada);
    await page.getByRole('button', { name: 'Copy message' }).waitFor();
    await expectUsable();
    // A press in the toast is possible because the toast is in the dialog; everything outside it is inert.
    await press('Dismiss');
    await site.setFault('none');
    await press('Send Message');
    await receipt(page).waitFor();
    await successToast(page).waitFor();
    await expectUsable();
  });
});
