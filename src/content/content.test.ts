import { describe, expect, it } from 'vitest';
import { assurances } from './assurances';
import { prices } from './prices';
import { questions } from './questions';
import { salon } from './salon';
import {
  type HairstyleCard,
  type HairstyleFacts,
  type HairstyleHistory,
  hairstyleCardSchema,
  hairstyleHistorySchema,
  pricesSchema,
  testimonialSchema,
} from './schema';
import { testimonials } from './testimonials';
import { visit } from './visit';

const ids = ['knotless-braids', 'box-braids', 'cornrows', 'senegalese-twists', 'feed-in-braids', 'ghana-braids'];
const sectionNames = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'] as const;

/** What the product's specification says holds as long as its sample salon does; an owner's own data need not agree with it. */
const sample: boolean = salon.sample;

const idOf = (path: string) => path.split('/')[2] ?? '';
const cards = Object.entries(import.meta.glob<{ card: HairstyleCard }>('./hairstyles/*/card.ts', { eager: true })).map(
  ([path, module]) => ({ folder: idOf(path), card: module.card }),
);
const histories = Object.entries(
  import.meta.glob<{ history: HairstyleHistory }>('./hairstyles/*/history.ts', { eager: true }),
).map(([path, module]) => ({ folder: idOf(path), history: module.history }));

/** Every stretch of prose that a visitor reads, with the place it stands in; sources are not prose. */
const prose = [
  ...histories.flatMap(({ folder, history }) =>
    sectionNames.map(name => ({ page: folder, place: `${folder} ${name}`, text: (history[name] ?? []).join(' ') })),
  ),
  ...cards.flatMap(({ folder, card }) => [
    { page: folder, place: `${folder} description`, text: card.description },
    { page: folder, place: `${folder} metaDescription`, text: card.metaDescription },
  ]),
  ...testimonials.map(({ name, text, hairstyle }) => ({ page: hairstyle, place: `testimonial of ${name}`, text })),
];
const facts = Object.entries(
  import.meta.glob<{ facts: HairstyleFacts }>('./hairstyles/*/facts.ts', { eager: true }),
).map(([path, module]) => ({ folder: idOf(path), facts: module.facts }));
/** What is said about choosing and wearing a style; two styles may well say the same. */
const practical = [
  ...[...questions, ...assurances].map(({ question, answer }) => ({
    place: question,
    text: `${question} ${answer.join(' ')}`,
  })),
  ...visit.beforeYouCome.steps.map(({ do: step, why }) => ({ place: 'visit beforeYouCome', text: `${step} ${why}` })),
  ...visit.care.map(text => ({ place: 'visit care', text })),
  ...facts.flatMap(({ folder, facts: { root, upkeep, names, related } }) =>
    [root, upkeep, ...names.map(({ name, where }) => `${name}, ${where}`), ...related.map(({ why }) => why)].map(
      text => ({
        place: `${folder} facts`,
        text,
      }),
    ),
  ),
];
const told = [...prose, ...practical];
const sources = histories.flatMap(({ folder, history }) => history.sources.map(source => ({ folder, ...source })));

const words = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
/** A stop ends a sentence when a capital, digit or opening quotation mark follows it, but not after an abbreviated title. */
const sentences = (text: string) =>
  text.split(/(?<=(?<!\b(?:Rep|Gov|Prof|v|U\.S))[.!?]”?)\s+(?=[“\p{Lu}\p{N}])/u).map(sentence => sentence.trim());

/** The places whose text matches, so that a failure names them. */
const placesWith = (pattern: RegExp) => told.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
/** The sentences that match one pattern and lack the other, which has to stand beside it. */
const sentencesWithout = (claim: RegExp, companion: RegExp) =>
  told.flatMap(({ text }) => sentences(text)).filter(sentence => claim.test(sentence) && !companion.test(sentence));

describe('hairstyle cards', () => {
  it.runIf(sample)('exist for the six hairstyles, each in the folder of its id', () => {
    expect(cards.map(({ card }) => card.id).sort()).toEqual([...ids].sort());
    for (const { folder, card } of cards) {
      expect(card.id).toBe(folder);
      expect(card.image).toBe(`style-${folder}`);
    }
  });

  it('fit the schema', () => {
    for (const { card } of cards) expect(hairstyleCardSchema.safeParse(card).error).toBeUndefined();
  });

  it.runIf(sample)('carry the titles of the services, in order', () => {
    const titles = cards
      .map(({ card }) => card)
      .sort((a, b) => a.order - b.order)
      .map(({ title }) => title);
    expect(titles).toEqual([
      'Knotless Braids',
      'Box Braids',
      'Cornrows',
      'Senegalese Twists',
      'Feed-in Braids',
      'Ghana Braids',
    ]);
    expect(cards.map(({ card }) => card.order).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.runIf(sample)('mark exactly the four signature styles', () => {
    const signature = cards.filter(({ card }) => card.signature).map(({ folder }) => folder);
    expect(signature.sort()).toEqual(['box-braids', 'cornrows', 'knotless-braids', 'senegalese-twists']);
  });

  it('describe each style in two sentences', () => {
    for (const { folder, card } of cards) expect(sentences(card.description), folder).toHaveLength(2);
  });

  it('have meta descriptions that are all different', () => {
    expect(new Set(cards.map(({ card }) => card.metaDescription)).size).toBe(cards.length);
  });

  it.each(cards)('meta description of $folder has 110 to 160 characters', ({ card }) => {
    expect(card.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(card.metaDescription.length).toBeLessThanOrEqual(160);
  });

  it.each(cards)('meta description of $folder names its price, Malden and the history', ({ folder, card }) => {
    const price = prices[folder as keyof typeof prices];
    expect(card.metaDescription).toContain(`${card.title} ${price.from ? 'from ' : ''}$${price.dollars} `);
    expect(card.metaDescription).toMatch(/Malden/);
    expect(card.metaDescription).toMatch(/history/);
  });
});

describe('prices', () => {
  it.runIf(sample)('are those of the price list', () => {
    expect(pricesSchema.parse(prices)).toEqual({
      'knotless-braids': { dollars: 180, from: false },
      'box-braids': { dollars: 150, from: true },
      cornrows: { dollars: 80, from: false },
      'senegalese-twists': { dollars: 160, from: false },
      'feed-in-braids': { dollars: 120, from: false },
      'ghana-braids': { dollars: 140, from: false },
    });
  });
});

describe('testimonials', () => {
  it('fit the schema', () => {
    for (const testimonial of testimonials) expect(testimonialSchema.safeParse(testimonial).error).toBeUndefined();
  });

  it.runIf(sample)('praise six different hairstyles of the list', () => {
    expect(testimonials.map(({ hairstyle }) => hairstyle).sort()).toEqual([...ids].sort());
  });

  it('have 25 to 45 words while they are samples', () => {
    for (const { name, text, sample } of testimonials) {
      if (!sample) continue;
      expect(words(text).length, name).toBeGreaterThanOrEqual(25);
      expect(words(text).length, name).toBeLessThanOrEqual(45);
    }
  });

  it('are signed with a first name and an initial', () => {
    for (const { name } of testimonials) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
  });
});

describe('histories', () => {
  it.runIf(sample)('exist for the six hairstyles and fit the schema', () => {
    expect(histories.map(({ folder }) => folder).sort()).toEqual([...ids].sort());
    for (const { history } of histories) expect(hairstyleHistorySchema.safeParse(history).error).toBeUndefined();
  });

  const sections = histories.flatMap(({ folder, history }) =>
    sectionNames.map(name => ({ folder, name, paragraphs: history[name] as string[] | undefined })),
  );

  it.each(sections)('$folder has a section $name of one to three paragraphs', ({ paragraphs }) => {
    expect(paragraphs?.length).toBeGreaterThanOrEqual(1);
    expect(paragraphs?.length).toBeLessThanOrEqual(3);
  });

  it.each(sections)('$folder $name has 60 to 140 words', ({ paragraphs = [] }) => {
    const count = words(paragraphs.join(' ')).length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(140);
  });

  it('have no sentence that stands in two places', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { place, text } of prose) {
      for (const sentence of sentences(text)) {
        const key = words(sentence.toLowerCase()).join(' ');
        const first = seen.get(key);
        if (first !== undefined) twice.push(`${first} and ${place}: ${sentence}`);
        seen.set(key, place);
      }
    }
    expect(twice).toEqual([]);
  });

  it('use typographic quotation marks and apostrophes', () => {
    expect(placesWith(/["']/)).toEqual([]);
  });

  it('use en dashes, not hyphens, between numbers', () => {
    expect(placesWith(/\d-\d/)).toEqual([]);
  });

  it('send the reader to the salon for times', () => {
    for (const { folder, history } of histories) {
      expect(history.modernDay.join(' '), folder).toMatch(/hours/);
      expect(history.modernDay.join(' '), folder).toMatch(/\bask\b/i);
      expect(history.modernDay.join(' '), folder).toMatch(/salon/);
    }
  });
});

describe('facts to choose by', () => {
  it.runIf(sample)('exist for the six hairstyles', () => {
    expect(facts.map(({ folder }) => folder).sort()).toEqual([...ids].sort());
  });

  it.each(facts)('of $folder name the hours that its history names', ({ folder, facts: { inTheChair } }) => {
    const history = histories.find(one => one.folder === folder)?.history.modernDay.join(' ') ?? '';
    const inWords = (hours: number) => 'zero one two three four five six seven eight'.split(' ')[Math.floor(hours)];
    for (const hours of Object.values(inTheChair)) expect(history).toContain(inWords(hours));
  });

  it.runIf(sample)('call nothing typical of this salon before the owner says so', () => {
    for (const { facts: one } of facts) expect(one.typical).toBe(true);
    expect(visit.beforeYouCome.typical).toBe(true);
    expect(
      questions.filter(({ question }) => /bring my own hair/.test(question)).map(one => Boolean(one.waitsFor)),
    ).toEqual([true]);
  });
});

describe('claims that are not published', () => {
  it.each<[string, RegExp]>([
    ['box braids from the south of Africa in 3500 BC', /3500\s*BC.*South Africa|South Africa.*3500\s*BC|Himba/i],
    ['enslaved people using braids as maps', /\b(slaves?|enslaved|cornrows|braids)\b[^.]*\bmaps?\b/i],
    ['Ghana braids on monuments or in battle', /Sphinx|hieroglyph|Ash?ant[ei] warriors|Ghana braids[^.]*500\s*BC/i],
    ['cornrows on television in 1963', /1963[^.]*cornrows|cornrows[^.]*1963/i],
    ['Senegalese twists as an ancient style', /ancient Senegalese|Senegalese twists?[^.]*\b(ancient|centuries)\b/i],
    [
      'braids that make hair grow',
      /\bgrow(s|ing|n)?\s+(?:out\s+)?(your|the|their|longer|my)?\s*hair\b|hair growth|protective styles?\b/i,
    ],
    ['braids that heal or prevent', /\b(cures?|heals?|prevents?|repairs?|pain-?free|painless|damage-free)\b/i],
    ['the salon as the best, first or licensed one', /\b(licen[sc]ed|original|best|only salon|number one)\b|#1/i],
    ['a number of states', /\b\d+(st|nd|rd|th)?\s+states?\b|\b(eighteen|twenty)[\w-]*\s+states?\b/i],
    ['most requested styles', /\bAAD\b|Academy of Dermatology|most[- ]requested/i],
    ['an actress who made braids famous', /\bma(de|king) (the )?(braids|cornrows)[^.]*(famous|popular)/i],
    ['a federal CROWN Act', /federal (law|act|bill)|CROWN Act[^.]*\b2021\b|nationwide/i],
    ['a tale about the name Cherokee', /Cherokee/i],
    ['feed-in braids as a Fulani invention', /Fulani/i],
    ['an inventor', /\binvented by\b|\binventor of\b/i],
  ])('never tell of %s', (_claim, pattern) => {
    expect(placesWith(pattern)).toEqual([]);
  });

  it('name the Underground Railroad only to say that there is no evidence', () => {
    expect(sentencesWithout(/Underground Railroad/i, /no evidence/i)).toEqual([]);
  });

  it('tell of rice or seeds in hair only as something families tell', () => {
    const claim = /\b(rice|seeds?|grains?)\b.*\b(hair|braids?)\b|\b(hair|braids?)\b.*\b(rice|seeds?|grains?)\b/i;
    expect(sentencesWithout(claim, /\btell\b|oral history/i)).toEqual([]);
  });

  it('tell of escape routes in hair only as oral history, with a word on documents', () => {
    const claim = /\b(escape|routes?)\b.*\bhair\b/i;
    expect(sentencesWithout(claim, /oral history holds/i)).toEqual([]);
    for (const { place, text } of prose) {
      if (claim.test(text)) expect(text, place).toMatch(/no document/i);
    }
  });

  it('name the braider Ann Collins wherever the film 10 comes up', () => {
    for (const { place, text } of prose) {
      if (/Bo Derek|film 10\b/.test(text)) expect(text, place).toMatch(/Ann Collins/);
    }
  });

  it('count the states with a CROWN Act only as more than two dozen', () => {
    expect(sentencesWithout(/dozen states/i, /more than two dozen states/i)).toEqual([]);
  });

  it('never advise wear beyond eight weeks', () => {
    const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const weeks = told.flatMap(({ text }) =>
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

  it('mention two Malden sisters in one sentence and nobody by name', () => {
    const mentions = prose.flatMap(({ text }) => sentences(text)).filter(sentence => /sisters/i.test(sentence));
    expect(mentions).toHaveLength(1);
    expect(mentions[0]).toMatch(/two Malden sisters/);
    const everything = [...prose.map(({ text }) => text), ...sources.map(({ title, url }) => `${title} ${url ?? ''}`)];
    expect(everything.filter(text => /\b(Mya|Deanna)\b/i.test(text))).toEqual([]);
  });
});

describe('sources', () => {
  it('are four to eight for each history, none twice', () => {
    for (const { folder, history } of histories) {
      expect(history.sources.length, folder).toBeGreaterThanOrEqual(4);
      expect(history.sources.length, folder).toBeLessThanOrEqual(12);
      expect(new Set(history.sources.map(({ title }) => title)).size, folder).toBe(history.sources.length);
    }
  });

  it.each([
    'roothea.co',
    'sorahaircut.com',
    'tffn.net',
    'lizzardco.com',
    'msnmkj.com',
    'alicenellacitta.com',
    'hairstyles.lokerroom.com',
  ])('never cite %s', host => {
    expect(sources.filter(({ url }) => url?.toLowerCase().includes(host))).toEqual([]);
  });

  it('give the same title and publisher wherever the same address is cited', () => {
    const known = new Map<string, string>();
    for (const { url, title, publisher } of sources) {
      if (url === undefined) continue;
      expect(known.get(url) ?? `${title}, ${publisher}`).toBe(`${title}, ${publisher}`);
      known.set(url, `${title}, ${publisher}`);
    }
  });
});
