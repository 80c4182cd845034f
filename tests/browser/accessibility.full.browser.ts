import { expect, it } from 'vitest';
import { axeFindings, smallTargets } from '../support/axe';
import { desktop, sitePaths, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();
// On a phone: layout.browser.ts.
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
