/** Steps of tests in which a part of a page is missing or broken. */
import type { Page } from 'playwright-core';

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
