/** Steps of tests in which a part of a page is missing or broken. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenPage } from './site';

export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Makes components throw when they are about to render this text. */
export const breakAt = (words: string) => (page: Page) =>
  page.route('**/*.js', async route => {
    const response = await route.fetch();
    const broken = "(()=>{throw Error('broken on purpose')})()";
    const code = (await response.text()).replace(new RegExp(`([\`'"])${words}\\1`, 'g'), broken);
    await route.fulfill({ response, body: code, headers: { 'content-type': 'text/javascript' } });
  });

/** Expects one message in place of what is broken, with phone and email. */
export async function expectApology({ page, errors }: OpenPage): Promise<void> {
  const apology = page
    .getByRole('alert')
    .filter({ hasText: 'has stopped working, but the rest of the site still works' });
  await apology.waitFor();
  expect(await apology.count()).toBe(1);
  const ways = await apology.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(ways).toEqual(['tel:+17815550142', 'mailto:info@ochre-row.example']);
  expect(errors.join('\n')).toContain('broken on purpose');
}
