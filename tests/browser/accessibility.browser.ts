import { expect, it } from 'vitest';
import { axeFindings, smallTargets } from '../support/axe';
import { phone, sitePaths, useSite } from '../support/site';

const site = useSite();

it.each([...sitePaths, '/no/such/page', '/styles/unknown'])(
  'on a phone, axe finds nothing on %s, and no target is smaller than 44 pixels, except links in paragraphs',
  async path => {
    const { page } = await site.read(path, phone);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  },
);
