/** The histories' sources, and the language of foreign words. */
import { expect, it } from 'vitest';
import { phone, stylePaths, tabTo, useBuiltSite } from '../support/site';

const site = useBuiltSite();

it.each(stylePaths)(
  'on %s each date has a source, and sources are numbered as they are read and link back',
  async path => {
    const { page } = await site.read(path, phone);
    const dates = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    expect(await dates.count()).toBeGreaterThanOrEqual(5);
    expect(await dates.evaluateAll(all => all.filter(date => !date.querySelector('a[href^="#source-"]')).length)).toBe(
      0,
    );
    const citations = await page
      .getByRole('link', { name: /^Source \d+: /, includeHidden: true })
      .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')]));
    const cited = [...new Map(citations.map(([number, source]) => [source, Number(number)]))];
    expect(cited.map(([, number]) => number)).toEqual(cited.map((_, index) => index + 1));
    const notes = await page.locator('li[id^=source-]').evaluateAll(all =>
      all.map(note => {
        const list = note.parentElement as HTMLOListElement;
        const back = [...note.querySelectorAll('a')].find(link => link.hash);
        const source = back && document.querySelector(back.hash)?.getAttribute('href');
        // The number is the one that browsers show before the note.
        return [source, list.start + [...list.children].indexOf(note)];
      }),
    );
    expect(notes).toEqual(cited);
  },
);

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

it('a foreign word has its language, for screen readers', async () => {
  const { page } = await site.read('/styles/cornrows', phone);
  expect(await page.locator('p i[lang=yo]').allTextContents()).toEqual(['kọjúsọ́kọ']);
  expect(await page.locator('main').innerText()).not.toContain('*');
});
