/** The privacy and accessibility statement. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();
const words = (page: Page) => page.getByRole('region', { name: 'Privacy and accessibility', exact: true });

describe('the privacy and accessibility statement', () => {
  it('is on the contact page even without scripts, and says what has not been tested', async () => {
    const { page } = await site.open('/contact', { ...phone, javaScriptEnabled: false });
    for (const [question, answer] of [
      ['Does this site use cookies?', 'No. It sets no cookies'],
      ['What happens to my message?', 'to a mail service, which delivers them to our mailbox'],
      ['Is this site accessible?', 'been tested yet'],
    ] as const) {
      const answerText = words(page).getByText(answer, { exact: false });
      expect(await answerText.isVisible()).toBe(false);
      await words(page).getByText(question, { exact: true }).click();
      await answerText.waitFor();
    }
  });

  it('is in view after a press in the footer, with the focus, and keeps the draft', async () => {
    const { page } = await site.openHydrated('/contact', phone);
    await page.getByLabel('Message *').fill('Box braids to the waist.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Looks to choose from' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy and accessibility' }).click();
    await page.waitForURL('**/contact#assurances');
    const heading = words(page).getByRole('heading', { level: 2 });
    const isInSight = () =>
      heading.evaluate(one => {
        const { top, bottom } = one.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return one === document.activeElement && top >= bar && bottom <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    expect(await page.getByLabel('Message *').inputValue()).toBe('Box braids to the waist.');
  });
});
