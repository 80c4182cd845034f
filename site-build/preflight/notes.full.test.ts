import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HAIR_ANSWER } from '../../tests/support/custom-content';
import { type Omission, useCustomSite } from '../../tests/support/custom-site';
import { asList, note } from './finding';

const content = (file: string) => `src/content/${file}`;
const site = useCustomSite();

describe('preflight', () => {
  it.each<Omission<RegExp>>([
    ['an illustration', 'photographs.ts', "kind: 'photograph'", "kind: 'illustration'", /is an illustration/],
    [
      'an illustration on a hairstyle’s card',
      'hairstyles/cornrows/card.ts',
      "kind: 'photograph'",
      "kind: 'illustration'",
      /is an illustration/,
    ],
    ['a very short alt text', 'photographs.ts', /alt: .+/, "alt: 'Braids',", /hardly any alt text/],
    ['a social link without an address', 'salon.ts', /https:\/\/www\.insta[^']+/, '#', /Instagram has no address/],
    ['a map without the exact place', 'salon.ts', 'exact: true', 'exact: false', /shows the city/],
    [
      'hours that are not the salon’s own',
      'hairstyles/cornrows/facts.ts',
      'typical: false',
      'typical: true',
      /typical ones, not the salon’s own/,
    ],
    ['steps that are not the salon’s own', 'visit.ts', 'typical: false', 'typical: true', /usually ask for/],
    [
      'a translation that no native speaker has checked',
      'how-to-book.ts',
      /(language: 'es',\n {4}checked): true,\n/,
      '$1: false,\n',
      /how to book in Español is left out/,
    ],
    ['missing terms', 'terms.ts', /deposit:\s+.+/, "deposit: '',", /there is no text about deposit:/],
    ['missing prices by size and length', 'prices.ts', /PriceGrid = [^;]+/, 'PriceGrid = {}', /no prices by size/],
    [
      'a listed price below every price by size and length',
      'prices.ts',
      'dollars: 180, hours: 4',
      'dollars: 190, hours: 4',
      /'knotless-braids' is listed at \$180, but its lowest price by size and length is \$190/,
    ],
    [
      'an answer about the hair that is older than the prices by size and length',
      'questions.ts',
      HAIR_ANSWER,
      'Your quote will say.',
      /'Is the hair included in the price\?' is still answered 'Your quote will say\.'/,
    ],
    [
      'a question that waits for a decision of the owner',
      'questions.ts',
      /(question: 'Can I bring my own hair\?',)/,
      "$1\n    waitsFor: 'which hair you use',",
      /is hidden: decide which hair you use/,
    ],
    [
      'a privacy promise that waits for a decision of the owner',
      'assurances.ts',
      /(question: 'How long do you keep my message\?',)/,
      "$1\n    waitsFor: 'how long messages are kept',",
      /is hidden: decide how long messages are kept/,
    ],
    [
      'a claim of the sample salon',
      'salon.ts',
      '40+ Happy Clients',
      '500+ Happy Clients',
      /claims '500\+ Happy Clients', which was invented/,
    ],
    ['an old copyright year', 'salon.ts', /copyrightYear: \d+/, 'copyrightYear: 2020', /the footer says © 2020/],
    [
      'a closure that has ended',
      'notices.ts',
      'closures: [],',
      "closures: [{ from: '2020-12-24', to: '2020-12-26' }],",
      /this closure ended on 2020-12-26/,
    ],
    [
      'a closure of more than a month',
      'notices.ts',
      'closures: [],',
      "closures: [{ from: '2098-12-24', to: '2099-01-26' }],",
      /this closure lasts 34 days: check its dates/,
    ],
    [
      'a notice that has ended',
      'notices.ts',
      'notices: [],',
      "notices: [{ text: 'Fully booked', until: '2020-12-26' }],",
      /this notice ended on 2020-12-26/,
    ],
  ])('lists %s as an optional note', async (_, file, before, after, text) => {
    const found = await site.injected(content(file), before, after);
    const where = expect.stringMatching(new RegExp(`^${content(file)}:\\d+$`));
    expect(found).toEqual([{ kind: 'note', where, text: expect.stringMatching(text) }]);
  });

  it('does not list a closure as ended whose date is not written as year-month-day', async () => {
    const closure = "closures: [{ from: '2098-12-24', to: '12/26/2098' }],";
    const found = await site.injected(content('notices.ts'), 'closures: [],', closure);
    expect(found.map(({ kind }) => kind)).toEqual(['stop']);
  });

  it('lists descriptions that name the former city', async () => {
    const found = await site.injected(content('salon.ts'), "city: 'Malden'", "city: 'Medford'");
    for (const [file, name] of [
      ['salon.ts', 'tagline'],
      ['hairstyles/cornrows/card.ts', 'metaDescription'],
    ] as const)
      expect(found).toContainEqual({
        kind: 'note',
        where: expect.stringMatching(new RegExp(`^${content(file)}:\\d+$`)),
        text: expect.stringContaining(`${name} says Malden, but the salon is in Medford`),
      });
  });

  it('lists a photograph without consent as the first optional note', async () => {
    const found = await site.injected(content('consents.ts'), / {2}'gallery-.+\n/, '');
    const first = await site.after(content('salon.ts'), 'exact: true', 'exact: false', () =>
      site.injected(content('consents.ts'), / {2}'gallery-.+\n/, ''),
    );
    expect(first.map(({ where }) => where)).toEqual([found[0]?.where, expect.stringContaining('salon.ts')]);
    const where = expect.stringMatching(/^src\/content\/photographs\.ts:\d+$/);
    expect(found).toEqual([{ kind: 'note', where, text: expect.stringContaining('no record of consent') }]);
  });

  it.each([
    ['that is small', 500, 625, /'gallery-knotless-bob' is only 500 pixels wide, which looks blurred: /],
    ['that is wider than high', 1_600, 1_200, /'gallery-knotless-bob' is wider than high: pages cut off its sides; /],
  ])('notes, as optional, a photograph %s', async (_, width, height, text) => {
    const { root, write } = site.copy();
    const file = 'src/content/photographs/gallery-knotless-bob.webp';
    const before = await readFile(join(root, file));
    const plain = sharp({ create: { width, height, channels: 3, background: '#c2562e' } });
    await write(file, await plain.webp().toBuffer());
    const found = await site.findings();
    await write(file, before);
    const where = expect.stringMatching(/^src\/content\/photographs\.ts:\d+$/);
    expect(found).toEqual([{ kind: 'note', where, text: expect.stringMatching(text) }]);
  });

  it('lists the places of the same finding above its text', () => {
    const list = asList([note('a.ts:1', 'is old'), note('b.ts:2', 'is old'), note('b.ts:3', 'is new')]);
    expect(list).toBe('3 optional notes:\n  a.ts:1\n  b.ts:2\n      is old\n  b.ts:3\n      is new');
  });

  it('notes, as optional, that two pictures share an alt text', async () => {
    const alt = /alt: (.+)/.exec(await site.copy().read(content('photographs.ts')))?.[1] ?? '';
    const found = await site.injected(content('hairstyles/cornrows/card.ts'), /alt:\s+.+/, `alt: ${alt}`);
    expect(found).toMatchObject([{ kind: 'note', text: expect.stringContaining('the alt text of another picture') }]);
  });
});
