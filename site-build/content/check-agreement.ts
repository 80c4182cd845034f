/**
 * Finds values in content files that do not fit together, such as a price without a style or two different phone
 * numbers.
 */

import { pictureEntries } from '../pictures/entries.ts';
import type { RawContent } from './check.ts';
import { idOf, list, nameOf, type Problem, quoted, record } from './raw.ts';

export function* disagreements(content: RawContent): Iterable<Problem> {
  const { salon, prices, priceGrid, hairstyles, photographs, testimonials, consents } = content;
  const styles = Object.keys(hairstyles);
  const pictures = pictureEntries(content).map(({ id }) => id);
  yield* phoneProblems(salon);
  yield* hoursProblems(salon);
  yield* listProblems(content);
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
  yield* repeatedPraise(testimonials);
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
  const address = idOf(folder);
  if (folder !== address) {
    yield {
      file: `hairstyles/${folder}`,
      message: `the name of this folder becomes an address; rename it to '${address}', with lowercase letters and hyphens`,
    };
    return;
  }
  if (id !== undefined && id !== folder)
    yield { file, message: `id is '${id}'; write '${folder}', the name of its folder`, at: 'id' };
  if (record(prices)[folder] === undefined)
    yield {
      file: 'prices.ts',
      message: `${name} has no price; add the line '${folder}': { dollars: 80, from: false },`,
    };
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

/** Finds prices for sizes and lengths that no visitor can choose, two prices for the same, and one below the listed price. */
function* gridProblems({ prices, priceGrid, choices, hairstyles }: RawContent): Iterable<Problem> {
  const { sizes, lengths } = record(choices);
  const namesIn = (options: unknown) => list(options).map(option => String(record(option).name));
  for (const [folder, grid] of Object.entries(record(priceGrid))) {
    const { title } = record(record(hairstyles[folder]).card);
    const name = typeof title === 'string' ? title : folder;
    const path = [`priceGrid: ${name}`];
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
    const listed = record(record(prices)[folder]).dollars;
    const costs = list(grid).map(record).filter(isPriced);
    const [lowest] = costs.sort((one, other) => one.dollars - other.dollars);
    if (typeof listed === 'number' && lowest && lowest.dollars < listed)
      yield {
        file: 'prices.ts',
        path: [name],
        message: `dollars is ${listed}, but '${lowest.size}, ${lowest.length}' costs ${lowest.dollars} in priceGrid; write the lowest price here, and from: true, or correct ${lowest.dollars}`,
      };
  }
}

/** How many styles fit into the row on the home page. */
const MOST_SIGNATURES = 4;

/** Finds two cards with the same title, and more signature styles than the home page has room for. */
function* listProblems({ hairstyles }: RawContent): Iterable<Problem> {
  const cards = Object.entries(hairstyles)
    .map(([folder, { card }]) => ({ folder, ...record(card) }) as Record<string, unknown>)
    .sort((one, other) => Number(one.order) - Number(other.order));
  for (const [index, { folder, title }] of cards.entries()) {
    const first = cards.findIndex(card => isFilled(title) && card.title === title);
    if (first >= 0 && first < index)
      yield {
        file: `hairstyles/${folder}/card.ts`,
        message: `title is '${title}', as in hairstyles/${cards[first]?.folder}; write a different name`,
        at: 'title',
      };
  }
  const signature = cards.filter(card => card.signature === true);
  if (signature.length > MOST_SIGNATURES)
    yield {
      file: `hairstyles/${signature.at(-1)?.folder}/card.ts`,
      message: `${signature.length} styles have signature: true, and the home page has room for ${MOST_SIGNATURES}; write false here or in another card.ts`,
      at: 'signature',
    };
}

function* repeatedPraise(testimonials: unknown): Iterable<Problem> {
  const texts = list(testimonials).map(entry => record(entry).text);
  for (const [index, entry] of list(testimonials).entries())
    if (isFilled(texts[index]) && texts.indexOf(texts[index]) < index)
      yield {
        file: 'testimonials.ts',
        path: [nameOf(entry, index)],
        message: 'another entry has the same words; change one, or remove it',
      };
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
  if (typeof shown !== 'string' || typeof dial !== 'string' || !/^\+\d+$/.test(dial)) return;
  const problem = (message: string): Problem => ({ file: 'salon.ts', path: ['phone'], message, at: 'shown' });
  if (/[a-z]/i.test(shown))
    yield problem(`shown is '${shown}', which has letters; write only digits, such as '(781) 555-0142'`);
  else if (digits(shown) !== digits(dial))
    yield problem(`shown is '${shown}' and dial is '${dial}', two different numbers; write the same in both`);
}

function* hoursProblems(salon: unknown): Iterable<Problem> {
  const lines = list(record(salon).hours).map(record);
  for (const [index, { day, opens, closes }] of lines.entries()) {
    if (!isTime(opens) || !isTime(closes)) continue;
    const problem = (message: string, at?: string): Problem => ({
      file: 'salon.ts',
      path: ['hours', String(day)],
      message,
      at,
    });
    // A day with a break has two lines.
    const overlaps = ({ day: other, opens: from, closes: to }: Record<string, unknown>) =>
      other === day && isTime(from) && isTime(to) && from < closes && opens < to;
    if (opens >= closes)
      yield problem(`opens is '${opens}' and closes is '${closes}', which is not later; write 6 pm as 18:00`, 'closes');
    else if (lines.slice(0, index).some(overlaps))
      yield problem('two lines overlap; change the day or the times of one, or remove it');
  }
}

function* unknownStyles(file: string, entries: unknown, styles: string[]): Iterable<Problem> {
  for (const [index, entry] of list(entries).entries()) {
    const { hairstyle } = record(entry);
    if (isFilled(hairstyle) && !styles.includes(hairstyle))
      yield {
        file,
        path: [nameOf(entry, index)],
        message: `there is no hairstyle '${hairstyle}'; write one of ${quoted(styles)}`,
        at: hairstyle,
      };
  }
}

/** Other values have already been reported. */
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPriced = (price: Record<string, unknown>): price is Record<string, unknown> & { dollars: number } =>
  typeof price.dollars === 'number';
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
