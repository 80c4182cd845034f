import { describe, expect, it } from 'vitest';
import { type Omission, useCustomSite } from './support/custom-site';

const content = (file: string) => `src/content/${file}`;
const site = useCustomSite();

describe('preflight', () => {
  it.each<Omission>([
    [
      'an illustration',
      'photographs.ts',
      "kind: 'photograph'",
      "kind: 'illustration'",
      /photographs\.ts:\d+$/,
      /is an illustration/,
    ],
    [
      'an illustration on a hairstyle’s card',
      'hairstyles/cornrows/card.ts',
      "kind: 'photograph'",
      "kind: 'illustration'",
      /cornrows\/card\.ts:\d+$/,
      /'style-cornrows' is an illustration/,
    ],
    [
      'a photograph without consent',
      'consents.ts',
      / {2}'gallery-.+\n/,
      '',
      /photographs\.ts:\d+$/,
      /no record of consent/,
    ],
    [
      'a very short alt text',
      'photographs.ts',
      /alt: .+/,
      "alt: 'Braids',",
      /photographs\.ts:\d+$/,
      /hardly any alt text/,
    ],
    [
      'a social link without an address',
      'salon.ts',
      /https:\/\/www\.instagram[^']+/,
      '#',
      /salon\.ts:\d+$/,
      /Instagram has no address/,
    ],
    ['a map without the exact place', 'salon.ts', 'exact: true', 'exact: false', /salon\.ts:\d+$/, /shows the city/],
    [
      'hours that are not the salon’s own',
      'hairstyles/cornrows/facts.ts',
      'typical: false',
      'typical: true',
      /cornrows\/facts\.ts:\d+$/,
      /typical ones, not the salon’s own/,
    ],
    [
      'steps that are not the salon’s own',
      'visit.ts',
      'typical: false',
      'typical: true',
      /visit\.ts:\d+$/,
      /usually ask for/,
    ],
    [
      'a translation that no native speaker has checked',
      'how-to-book.ts',
      /language: 'es',\n {4}checked: true,\n/,
      "language: 'es',\n    checked: false,\n",
      /how-to-book\.ts:\d+$/,
      /how to book in Español is left out/,
    ],
    ['missing terms', 'terms.ts', /deposit: .+/, "deposit: '',", /terms\.ts:\d+$/, /there is no text about deposit:/],
    [
      'a question that waits for a decision of the owner',
      'questions.ts',
      /question: 'Can I bring my own hair\?',/,
      "question: 'Can I bring my own hair?',\n    waitsFor: 'which hair you use',",
      /questions\.ts:\d+$/,
      /is hidden: decide which hair you use/,
    ],
    [
      'a privacy promise that waits for a decision of the owner',
      'assurances.ts',
      /question: 'How long do you keep my message\?',/,
      "question: 'How long do you keep my message?',\n    waitsFor: 'how long messages are kept',",
      /assurances\.ts:\d+$/,
      /is hidden: decide how long messages are kept/,
    ],
    [
      'an old copyright year',
      'salon.ts',
      /copyrightYear: \d+/,
      'copyrightYear: 2020',
      /salon\.ts:\d+$/,
      /the footer says © 2020/,
    ],
    [
      'a closure that has ended',
      'notices.ts',
      'closures: [],',
      "closures: [{ from: '2020-12-24', to: '2020-12-26' }],",
      /notices\.ts:\d+$/,
      /this closure ended on 2020-12-26/,
    ],
    [
      'a notice that has ended',
      'notices.ts',
      'notices: [],',
      "notices: [{ text: 'Fully booked', until: '2020-12-26' }],",
      /notices\.ts:\d+$/,
      /this notice ended on 2020-12-26/,
    ],
  ])('lists %s as an optional note', async (_, file, before, after, where, text) => {
    const found = await site.injected(content(file), before, after);
    expect(found).toEqual([{ kind: 'note', where: expect.stringMatching(where), text: expect.stringMatching(text) }]);
  });

  it('notes, as optional, that two pictures share an alt text', async () => {
    const alt = /alt: (.+)/.exec(await site.copy().read(content('photographs.ts')))?.[1] ?? '';
    const found = await site.injected(content('hairstyles/cornrows/card.ts'), /alt:\s+.+/, `alt: ${alt}`);
    expect(found).toMatchObject([{ kind: 'note', text: expect.stringContaining('the alt text of another picture') }]);
  });
});
