import { expect, it } from 'vitest';
import { axeFindings, openEverything, ringless, smallTargets } from '../support/axe';
import { phone, sitePaths, useBuiltSite } from '../support/site';

const site = useBuiltSite();

it.each([...sitePaths, '/no/such/page', '/styles/unknown'])(
  'on a phone, with every fold open and every field filled, axe finds nothing on %s, no target is smaller than 44 pixels, except links in paragraphs, and the focus shows everywhere',
  async path => {
    const { page } = await site.read(path, phone);
    await openEverything(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await ringless(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    expect(await ringless(page)).toEqual([]);
  },
);
