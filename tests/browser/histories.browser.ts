/** How visitors follow the histories' sources, which `content.browser.ts` checks. */
import { expect, it } from 'vitest';
import { phone, tabTo, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

it.each([false, true])(
  'a citation opens its source, and with scripts focuses it, which links back to it: %s',
  async javaScriptEnabled => {
    const { page } = await site.read('/styles/cornrows', { ...phone, javaScriptEnabled });
    const citation = page
      .getByRole('article')
      .getByRole('link', { name: /^Source / })
      .first();
    const source = page.locator((await citation.getAttribute('href')) ?? '');
    expect(await source.isVisible()).toBe(false);
    await citation.press('Enter');
    await expect.poll(() => source.isVisible()).toBe(true);
    if (!javaScriptEnabled) return;
    await expect
      .poll(() =>
        source.evaluate(one => one === document.activeElement && one.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    // Another key, so that the next press is not the second of a double one.
    await page.keyboard.press('Shift');
    await source.getByRole('link', { name: /^Back to / }).press('Enter');
    await expect.poll(() => citation.evaluate(one => one === document.activeElement)).toBe(true);
  },
);

it('at 200 % zoom a citation stays in view when the keyboard reaches it and the braid grows', async () => {
  const options = { viewport: { width: 640, height: 512 }, reducedMotion: 'no-preference' } as const;
  const { page } = await site.openHydrated('/styles/cornrows', options);
  await tabTo(page, /^Source 2: /);
  // The browser would scroll in one of the next frames.
  for (let frame = 0; frame < 30; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  const bar = await page.getByRole('banner').boundingBox();
  const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});
