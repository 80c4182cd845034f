import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cards, facts, histories, placesWith, plain, prose, sectionNames, sentences, words } from './all-text';
import { foreignWords } from './foreign-words';
import { inWords } from './in-words';
import { photographs } from './photographs';
import { prices } from './prices';
import { questions } from './questions';
import { salon } from './salon';
import { testimonials } from './testimonials';
import { visit } from './visit';

/** The styles of the product's specification. Tests with these ids ignore styles added later. */
const ids = ['knotless-braids', 'box-braids', 'cornrows', 'senegalese-twists', 'feed-in-braids', 'ghana-braids'];

/** Tests with `runIf(sample)` compare the sample salon with the product's specification; an owner's data may differ. */
const sample: boolean = salon.sample;

it.runIf(sample)('every word listed in foreign-words.ts occurs in a history, on a card or in a testimonial', () => {
  const unused = Object.keys(foreignWords).filter(
    word => !prose.some(({ text }) => words(text).join(' ').includes(word)),
  );
  expect(unused).toEqual([]);
});

const drawings = import.meta.glob<string>('../**/*.svg', { eager: true, query: '?raw', import: 'default' });

// The content check also requires a title and a description, where readers need them.
it.each(Object.entries(drawings))(
  'the drawing %s is valid, runs and loads nothing, and is at most 20 KB compressed',
  async (_, svg) => {
    const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(svg).toMatch(/viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/<(script|image|foreignObject)|\bon\w+=|href="(?!#)|url\((?!#)|@import/i);
    // Drawing programs show variables in black.
    expect(svg).not.toContain('var(');
    expect(gzipSync(svg).length).toBeLessThan(20 * 1_024);
  },
);

it('no module of the site imports consents.ts, which would publish it', () => {
  const modules = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
  expect(Object.keys(modules).filter(path => /from '[./\w]*\/consents'/.test(modules[path] ?? ''))).toEqual([]);
});

describe('captions in the gallery', () => {
  it.runIf(sample)('do not repeat the category, which screen readers would read twice', () => {
    const shortNames = new Map(cards.map(({ card }) => [card.id, card.shortName.toLowerCase()]));
    const doubled = photographs
      .filter(
        ({ inGallery, caption, hairstyle }) =>
          inGallery && caption.toLowerCase().includes(shortNames.get(hairstyle) ?? '?'),
      )
      .map(({ caption }) => caption);
    expect(doubled).toEqual([]);
  });
});

describe('hairstyle cards', () => {
  it.runIf(sample)('have the titles of the specified services, in order', () => {
    const titles = cards
      .map(({ card }) => card)
      .filter(({ id }) => ids.includes(id))
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
  });

  it.runIf(sample)('mark exactly four of the specified styles as signature styles', () => {
    const signature = cards.filter(({ card }) => card.signature && ids.includes(card.id)).map(({ folder }) => folder);
    expect(signature.sort()).toEqual(['box-braids', 'cornrows', 'knotless-braids', 'senegalese-twists']);
  });

  it('describe each style in two sentences', () => {
    for (const { folder, card } of cards) expect(sentences(card.description), folder).toHaveLength(2);
  });

  it.each(cards)(
    'have a meta description that begins with title, price and city, and mentions the history: $folder',
    ({ folder, card }) => {
      const price = prices[folder as keyof typeof prices];
      const beginning = `${card.title}, ${price.from ? 'from ' : ''}$${price.dollars}, in ${salon.city}`.toLowerCase();
      expect(card.metaDescription.toLowerCase().startsWith(beginning)).toBe(true);
      expect(card.metaDescription).toMatch(/history/);
    },
  );
});

describe('testimonials', () => {
  it.runIf(sample)('praise each of the six hairstyles once', () => {
    expect(testimonials.map(({ hairstyle }) => hairstyle).sort()).toEqual([...ids].sort());
  });

  it('have 25 to 45 words while they are samples', () => {
    for (const { name, text, sample } of testimonials) {
      if (!sample) continue;
      expect(words(text).length, name).toBeGreaterThanOrEqual(25);
      expect(words(text).length, name).toBeLessThanOrEqual(45);
    }
  });

  it.runIf(sample)('are signed with a first name and an initial', () => {
    for (const { name } of testimonials) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
  });
});

describe('histories', () => {
  const sections = histories.flatMap(({ folder, history }) =>
    sectionNames.map(name => ({ folder, name, paragraphs: history[name] as string[] | undefined })),
  );

  it.each(sections)('have one to three paragraphs in each section: $folder, $name', ({ paragraphs }) => {
    expect(paragraphs?.length).toBeGreaterThanOrEqual(1);
    expect(paragraphs?.length).toBeLessThanOrEqual(3);
  });

  it.each(sections)('have 60 to 140 words in each section: $folder, $name', ({ paragraphs = [] }) => {
    const count = words(plain(paragraphs.join(' '))).length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(140);
  });

  it('never repeat a sentence, not even one from a card or a testimonial', () => {
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

  it('use typographic quotation marks and apostrophes, as all other texts do', () => {
    expect(placesWith(/["']/)).toEqual([]);
  });

  it('use en dashes, not hyphens, between numbers, as all other texts do', () => {
    expect(placesWith(/\d-\d/)).toEqual([]);
  });

  it.runIf(sample)(
    'of the specified styles have a quote, a drawing in the overview, and a figure in every section but the last',
    () => {
      for (const { folder, history } of histories.filter(({ folder }) => ids.includes(folder))) {
        const { figures = {}, photographs = {}, timeline, map, quote } = history;
        const looks = {
          ...figures,
          ...photographs,
          ...(timeline && { origins: 1 }),
          ...(map && { culturalSignificance: 1 }),
        };
        // The last section begins with the bars for hours and weeks.
        expect(Object.keys(looks).sort(), folder).toEqual(sectionNames.filter(name => name !== 'modernDay').sort());
        expect(Object.keys(figures), folder).toContain('overview');
        expect(quote, folder).toBeDefined();
      }
    },
  );

  it.runIf(sample)('show a picture beside the quote that is not among the pictures of the style below it', () => {
    const below = photographs.filter(({ inGallery }) => inGallery);
    const repeated = histories.filter(({ folder, history }) =>
      below.some(({ id, hairstyle }) => hairstyle === folder && id === history.quotePicture),
    );
    expect(repeated.map(({ folder }) => folder)).toEqual([]);
  });

  it('say how many hours a style takes, and never mention “the salon”', () => {
    for (const { folder, history } of histories) {
      expect(history.modernDay.join(' '), folder).toMatch(/hours/);
      expect(JSON.stringify(history), folder).not.toMatch(/the salon\b/);
    }
  });
});

describe('facts for comparing styles', () => {
  it.each(facts)('of $folder give the same hours as its history', ({ folder, facts: { inTheChair } }) => {
    const history = histories.find(one => one.folder === folder)?.history.modernDay.join(' ') ?? '';
    for (const hours of Object.values(inTheChair)) expect(history).toContain(inWords(Math.floor(hours)));
  });

  it.runIf(sample)('and advice to clients are marked as unconfirmed until the owner confirms them', () => {
    for (const { folder, facts: one } of facts) if (ids.includes(folder)) expect(one.typical).toBe(true);
    expect(visit.beforeYouCome.typical).toBe(true);
    expect(
      questions.filter(({ question }) => /bring my own hair/.test(question)).map(one => Boolean(one.waitsFor)),
    ).toEqual([true]);
  });
});
