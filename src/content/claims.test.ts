/** What no text of the site may claim, because it is false, unsupported, or not ours to claim. */
import { describe, expect, it } from 'vitest';
import { content } from '../../site-build/content/all';
import { malden } from './malden';
import type { HairstyleHistory } from './schema';

const { assurances, hairstyles, questions, testimonials, visit } = content;
const sectionNames = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'] as const;
const histories = Object.entries(hairstyles).flatMap(([folder, { history }]) => (history ? [{ folder, history }] : []));

/** The text without footnote marks such as `[^wikipedia]`, and without the asterisks around italics. */
const plain = (text: string) => text.replace(/\[\^[^\]]*\]|\*/g, '');

/** What a section of a history says, with the quote. */
const words = ({ quote, ...history }: HairstyleHistory, name: (typeof sectionNames)[number]) =>
  [quote?.section === name ? quote.text : '', ...history[name]].join(' ');

/** Histories, cards and testimonials, without sources. */
const prose = [
  ...histories.flatMap(({ folder, history }) => [
    ...sectionNames.map(name => ({ place: `${folder} ${name}`, text: plain(words(history, name)) })),
    ...(history.timeline ?? []).map(({ date, text }) => ({ place: `${folder} ${date}`, text: plain(text) })),
  ]),
  ...Object.values(hairstyles).map(({ card }) => ({
    place: card.title,
    text: `${card.description} ${card.metaDescription}`,
  })),
  ...testimonials.map(({ name, text }) => ({ place: `testimonial of ${name}`, text })),
];
/** Also practical facts and answers. */
const allText = [
  ...prose,
  ...[...questions, ...assurances].map(({ question, answer }) => ({
    place: question,
    text: `${question} ${answer.join(' ')}`,
  })),
  ...visit.beforeYouCome.steps.map(({ do: step, why }) => ({ place: 'visit', text: `${step} ${why}` })),
  ...visit.care.map(text => ({ place: 'visit care', text })),
  ...Object.entries(hairstyles).flatMap(([folder, { facts }]) =>
    [
      facts?.root ?? '',
      facts?.upkeep ?? '',
      ...(facts?.names ?? []).map(({ name, where }) => `${name}, ${where}`),
      ...(facts?.related ?? []).map(({ why }) => why),
    ].map(text => ({ place: `${folder} facts`, text })),
  ),
];

/** Splits after punctuation that a capital, a digit or a quotation mark follows, but not after an abbreviation such as “Rep.” */
const sentences = (text: string) =>
  text.split(/(?<=(?<!\b(?:Rep|Gov|Prof|v|U\.S))[.!?]”?)\s+(?=[“\p{Lu}\p{N}])/u).map(sentence => sentence.trim());
/** The places of all texts that match `pattern`, so that a failed test names the places. */
const placesWith = (pattern: RegExp) => allText.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
/** Sentences that match `claim` but not `companion`, the words that must accompany the claim. */
const sentencesWithout = (claim: RegExp, companion: RegExp) =>
  allText.flatMap(({ text }) => sentences(text)).filter(sentence => claim.test(sentence) && !companion.test(sentence));

describe('the texts of the site', () => {
  it.each<[string, RegExp]>([
    ['box braids from the south of Africa in 3500 BC', /3500\s*BC.*South Africa|South Africa.*3500\s*BC|Himba/i],
    ['that enslaved people used braids as maps', /\b(slaves?|enslaved|cornrows|braids)\b[^.]*\bmaps?\b/i],
    ['Ghana braids on monuments or in battle', /Sphinx|hieroglyph|Ash?ant[ei] warriors|Ghana braids[^.]*500\s*BC/i],
    ['cornrows on television in 1963', /1963[^.]*cornrows|cornrows[^.]*1963/i],
    ['Senegalese twists as an ancient style', /ancient Senegalese|Senegalese twists?[^.]*\b(ancient|centuries)\b/i],
    [
      'that braids make hair grow',
      /\bgrow(s|ing|n)?\s+(?:out\s+)?(your|the|their|longer|my)?\s*hair\b|hair growth|protective styles?\b/i,
    ],
    ['that braids heal or prevent anything', /\b(cures?|heals?|prevents?|repairs?|pain-?free|painless|damage-free)\b/i],
    ['that the salon is the best, original or licensed', /\b(licen[sc]ed|original|best|only salon|number one)\b|#1/i],
    ['an exact number of states', /\b\d+(st|nd|rd|th)?\s+states?\b|\b(eighteen|twenty)[\w-]*\s+states?\b/i],
    ['most requested styles', /\bAAD\b|Academy of Dermatology|most[- ]requested/i],
    ['an actress who made braids famous', /\bma(de|king) (the )?(braids|cornrows)[^.]*(famous|popular)/i],
    ['a federal CROWN Act', /federal (law|act|bill)|CROWN Act[^.]*\b2021\b|nationwide/i],
    ['a story about the name Cherokee', /Cherokee/i],
    ['feed-in braids as a Fulani invention', /Fulani/i],
    ['an inventor of a style', /\binvented by\b|\binventor of\b/i],
  ])('never mention %s', (_claim, pattern) => {
    expect(placesWith(pattern)).toEqual([]);
  });

  it('name the Underground Railroad only to say that there is no record', () => {
    expect(sentencesWithout(/Underground Railroad/i, /no record/i)).toEqual([]);
  });

  it('mention rice or seeds in hair only as oral history', () => {
    const claim = /\b(rice|seeds?|grains?)\b.*\b(hair|braids?)\b|\b(hair|braids?)\b.*\b(rice|seeds?|grains?)\b/i;
    expect(sentencesWithout(claim, /\btell\b|\bfamilies say\b|oral history/i)).toEqual([]);
  });

  it('mention escape routes in hair only as oral history, and say that no document confirms it', () => {
    const claim = /\b(escape|routes?)\b.*\bhair\b/i;
    expect(sentencesWithout(claim, /oral history holds/i)).toEqual([]);
    for (const { place, text } of prose) {
      if (claim.test(text)) expect(text, place).toMatch(/no document/i);
    }
  });

  it('name the braider Ann Collins wherever they mention Bo Derek or the film 10', () => {
    for (const { place, text } of prose) {
      if (/Bo Derek|film 10\b/.test(text)) expect(text, place).toMatch(/Ann Collins/);
    }
  });

  it('always say “more than” two dozen states have a CROWN Act', () => {
    expect(sentencesWithout(/dozen states/i, /more than two dozen states/i)).toEqual([]);
  });

  it('never advise wear beyond eight weeks', () => {
    const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const weeks = allText.flatMap(({ text }) =>
      [...text.matchAll(/\b([\w-]+)(?:(?:\s+(?:to|or)\s+|–)([\w-]+))?\s+weeks?\b/gi)].flatMap(match =>
        [match[1], match[2]].flatMap(word => {
          if (word === undefined) return [];
          const index = numbers.indexOf(word.toLowerCase());
          return index >= 0 ? [index + 1] : /^\d+$/.test(word) ? [Number(word)] : [];
        }),
      ),
    );
    expect(weeks.length).toBeGreaterThan(0);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(8);
    expect(placesWith(/\bmonths?\b/i)).toEqual([]);
  });

  it.each([
    ['cornrows', 'Renee Rogers', 'rogers'],
    ['senegalese-twists', 'Sgt. Jasmine Jacobs', 'jacobs'],
    ['box-braids', 'Mya and Deanna Cook', 'globe'],
  ])('of %s name %s, who opposed a rule, and cite who says so', (page, person, source) => {
    const named = histories.flatMap(({ folder, history }) =>
      sectionNames
        .map(name => words(history, name))
        .filter(text => text.includes(person))
        .map(text => ({ folder, text })),
    );
    expect(named.map(({ folder }) => folder)).toEqual([page]);
    const [, after = ''] = named[0]?.text.split(person) ?? [];
    expect(after).toContain(`[^${source}]`);
    expect(named[0]?.text).toMatch(/\bBlack\b/);
  });
});

describe('the Malden story of the home page', () => {
  it('says whom the rules fell on and who opposed them, gives the dates, and does not mention the salon', () => {
    expect(malden.text).toMatch(/Black.*Mya and Deanna Cook.*\brace\b/);
    expect(malden.text).toMatch(/2017.*2019.*July 26, 2022/);
    expect(`${malden.title} ${malden.text}`).not.toMatch(/\b(our|we|us|Ochre)\b/);
  });
});

it('no history cites a site that is no source', () => {
  const banned =
    /roothea\.co|sorahaircut\.com|tffn\.net|lizzardco\.com|msnmkj\.com|alicenellacitta\.com|lokerroom\.com/i;
  const sources = histories.flatMap(({ history }) => history.sources);
  expect(sources.filter(({ url = '' }) => banned.test(url))).toEqual([]);
});
