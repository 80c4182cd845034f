/**
 * Finds values in content files that do not fit together, such as a price without a style or two different phone
 * numbers.
 */

import { pictureEntries } from '../pictures/entries.ts';
import type { RawContent } from './check.ts';
import { list, nameOf, type Problem, quoted, record } from './raw.ts';

export function* disagreements(content: RawContent): Iterable<Problem> {
  const { salon, prices, priceGrid, hairstyles, photographs, testimonials, consents } = content;
  const styles = Object.keys(hairstyles);
  const pictures = pictureEntries(content).map(({ id }) => id);
  yield* phoneProblems(salon);
  yield* hoursProblems(salon);
  for (const folder of styles) {
    yield* styleProblems(folder, content, pictures);
    yield* priceProblems(folder, content);
    yield* relatedProblems(folder, content, styles);
  }
  for (const id of Object.keys(record(prices)))
    if (!styles.includes(id))
      yield {
        file: 'prices.ts',
        message: `'${id}' is a price without a hairstyle; add the folder hairstyles/${id}, or remove the line`,
        at: id,
      };
  for (const id of Object.keys(record(priceGrid)))
    if (!styles.includes(id))
      yield {
        file: 'prices.ts',
        message: `priceGrid: there is no hairstyle '${id}'; write one of ${quoted(styles)}`,
        at: id,
      };
  yield* gridProblems(content);
  yield* unknownStyles('photographs.ts', photographs, styles);
  yield* unknownStyles('testimonials.ts', testimonials, styles);
  for (const id of Object.keys(record(consents)))
    if (!pictures.includes(id))
      yield { file: 'consents.ts', message: `there is no picture '${id}'; fix the name, or remove the line` };
}

function* styleProblems(folder: string, { hairstyles, prices }: RawContent, pictures: string[]): Iterable<Problem> {
  const { id, title, image, picture } = record(hairstyles[folder]?.card);
  const file = `hairstyles/${folder}/card.ts`;
  const name = typeof title === 'string' ? title : folder;
  if (id !== undefined && id !== folder)
    yield { file, message: `id is '${id}'; write '${folder}', the name of its folder`, at: 'id' };
  if (record(prices)[folder] === undefined)
    yield { file: 'prices.ts', message: `${name} has no price; write a number of dollars` };
  if (typeof image === 'string' && !pictures.includes(image))
    yield {
      file,
      message: `the picture '${image}' has no alt text; write picture: { alt: 'What it shows.', kind: 'photograph' } below it`,
    };
  if (typeof image === 'string' && picture !== undefined && pictures.filter(one => one === image).length > 1)
    yield {
      file,
      message: `the picture '${image}' has alt text in two places; remove \`picture\` here or its other entry`,
    };
}

/** Finds a price in the meta description that differs from prices.ts; search engines would show it. */
function* priceProblems(folder: string, { hairstyles, prices }: RawContent): Iterable<Problem> {
  const { metaDescription } = record(record(hairstyles[folder]).card);
  const { dollars, from } = record(record(prices)[folder]);
  const stated = typeof metaDescription === 'string' ? /(from )?\$(\d+(?:\.\d+)?)/.exec(metaDescription) : null;
  if (!stated || typeof dollars !== 'number' || typeof from !== 'boolean') return;
  const price = `${from ? 'from ' : ''}$${dollars}`;
  if (Number(stated[2]) !== dollars || Boolean(stated[1]) !== from)
    yield {
      file: `hairstyles/${folder}/card.ts`,
      message: `metaDescription says ${stated[0]}, but prices.ts says ${price}; write the price of prices.ts here too`,
      at: 'metaDescription',
    };
}

/** Finds prices for sizes and lengths that no visitor can choose, and two prices for the same. */
function* gridProblems({ priceGrid, choices, hairstyles }: RawContent): Iterable<Problem> {
  const { sizes, lengths } = record(choices);
  const namesIn = (options: unknown) => list(options).map(option => String(record(option).name));
  for (const [folder, grid] of Object.entries(record(priceGrid))) {
    const { title } = record(record(hairstyles[folder]).card);
    const path = [`priceGrid: ${typeof title === 'string' ? title : folder}`];
    const problem = (message: string, at: string): Problem => ({ file: 'prices.ts', path, message, at });
    const known = new Set<string>();
    for (const { size, length } of list(grid).map(record)) {
      for (const [field, value, names] of [
        ['size', size, namesIn(sizes)],
        ['length', length, namesIn(lengths)],
      ] as const)
        if (isFilled(value) && !names.includes(value))
          yield problem(`${field} is '${value}', which choices.ts does not have; write one of ${quoted(names)}`, value);
      const both = `${size}, ${length}`;
      if (known.has(both)) yield problem(`'${both}' has two prices; remove one`, both);
      known.add(both);
    }
  }
}

function* relatedProblems(folder: string, { hairstyles }: RawContent, styles: string[]): Iterable<Problem> {
  const others = styles.filter(style => style !== folder);
  for (const { hairstyle } of list(record(record(hairstyles[folder]).facts).related).map(record))
    if (isFilled(hairstyle) && !others.includes(hairstyle))
      yield {
        file: `hairstyles/${folder}/facts.ts`,
        path: ['related'],
        message: `'${hairstyle}' is not another hairstyle; write one of ${quoted(others)}`,
        at: hairstyle,
      };
}

function* phoneProblems(salon: unknown): Iterable<Problem> {
  const { shown, dial } = record(record(salon).phone);
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  if (typeof shown === 'string' && typeof dial === 'string' && digits(shown) !== digits(dial))
    yield {
      file: 'salon.ts',
      path: ['phone'],
      message: `shown is '${shown}' and dial is '${dial}', two different numbers; write the same in both`,
      at: 'shown',
    };
}

function* hoursProblems(salon: unknown): Iterable<Problem> {
  for (const { day, opens, closes } of list(record(salon).hours).map(record))
    if (isTime(opens) && isTime(closes) && opens >= closes)
      yield {
        file: 'salon.ts',
        path: ['hours', String(day)],
        message: `closes is '${closes}', not after '${opens}'; write 6 pm as 18:00`,
        at: 'closes',
      };
}

function* unknownStyles(file: string, entries: unknown, styles: string[]): Iterable<Problem> {
  for (const [index, entry] of list(entries).entries()) {
    const { hairstyle } = record(entry);
    if (isFilled(hairstyle) && !styles.includes(hairstyle))
      yield {
        file,
        path: [nameOf(entry, index)],
        message: `there is no hairstyle '${hairstyle}'; write one of ${quoted(styles)}`,
      };
  }
}

/** Other values have already been reported. */
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
