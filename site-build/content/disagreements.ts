/** Finds valid values that do not fit together, and would mislead visitors or lead them nowhere. */
import type { Content, HairstyleHistory } from '../../src/content/schema.ts';
import { pictureEntries } from '../pictures/entries.ts';

export interface Problem {
  path: readonly PropertyKey[];
  message: string;
}

export function* disagreements(content: Content): Iterable<Problem> {
  const { photographs, testimonials, drawings, hairstyles } = content;
  const styles = Object.keys(hairstyles);
  yield* salonProblems(content);
  yield* priceProblems(content, styles);
  yield* cardProblems(content);
  for (const [list, entries] of Object.entries({ photographs, testimonials }))
    for (const [index, { hairstyle }] of entries.entries())
      yield* unknown([list, index, 'hairstyle'], hairstyle, styles);
  yield* repeated(
    testimonials.map(({ text }) => text),
    index => ['testimonials', index, 'text'],
  );
  for (const [id, svg] of Object.entries(drawings)) yield* drawingProblems(id, svg);
  for (const [id, { history, facts }] of Object.entries(hairstyles)) {
    for (const [index, { hairstyle }] of (facts?.related ?? []).entries())
      yield* unknown(['hairstyles', id, 'facts', 'related', index, 'hairstyle'], hairstyle, styles);
    for (const { path, message } of historyProblems(history, content))
      yield { path: ['hairstyles', id, 'history', ...path], message };
  }
}

function* unknown(path: PropertyKey[], id: string, known: readonly string[]): Iterable<Problem> {
  if (!known.includes(id)) yield { path, message: `there is no '${id}'; write one of ${known.join(', ')}` };
}

/** Reports values that only one entry of a list may have. */
function* repeated(values: readonly string[], pathOf: (index: number) => PropertyKey[]): Iterable<Problem> {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      yield { path: pathOf(index), message: `another entry has '${value}' too; change or remove one` };
}

function* salonProblems({ salon: { phone, hours } }: Content): Iterable<Problem> {
  if (phone.shown.replace(/\D/g, '').slice(-10) !== phone.dial.slice(-10))
    yield { path: ['salon', 'phone', 'shown'], message: `this is not the number ${phone.dial} of dial; correct one` };
  for (const [index, { day, opens, closes }] of hours.entries()) {
    const overlaps = hours.slice(0, index).some(one => one.day === day && one.opens < closes && opens < one.closes);
    if (opens >= closes)
      yield {
        path: ['salon', 'hours', index, 'closes'],
        message: `${closes} is not after ${opens}; write 6 pm as 18:00, and hours past midnight in two lines: to 23:59, and from 00:00 on the next day`,
      };
    else if (overlaps)
      yield { path: ['salon', 'hours', index], message: 'two lines of this day overlap; correct or remove one' };
  }
}

function* priceProblems({ prices, priceGrid, choices }: Content, styles: string[]): Iterable<Problem> {
  const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);
  for (const id of Object.keys(prices)) yield* unknown(['prices', id], id, styles);
  for (const [id, grid] of Object.entries(priceGrid.styles)) {
    const path = ['priceGrid', 'styles', id];
    yield* unknown(path, id, styles);
    for (const [index, { size, length }] of grid.entries()) {
      yield* unknown([...path, index, 'size'], size, names(choices.sizes));
      yield* unknown([...path, index, 'length'], length, names(choices.lengths));
    }
    yield* repeated(
      grid.map(({ size, length }) => `${size}, ${length}`),
      index => [...path, index],
    );
    const lowest = Math.min(...grid.map(({ dollars }) => dollars));
    const listed = prices[id]?.dollars;
    if (listed !== undefined && lowest !== listed)
      yield {
        path: ['prices', id, 'dollars'],
        message: `${listed} is not the lowest price of priceGrid, ${lowest}; write the lowest price in both`,
      };
  }
}

/** How many styles fit into the row on the home page. */
const MOST_SIGNATURES = 4;

function* cardProblems(content: Content): Iterable<Problem> {
  const { hairstyles, prices } = content;
  const pictures = pictureEntries(content).map(({ id }) => id);
  for (const [folder, { card }] of Object.entries(hairstyles)) {
    const path = ['hairstyles', folder, 'card'];
    const price = prices[folder];
    if (card.id !== folder)
      yield { path: [...path, 'id'], message: `the folder is '${folder}'; write its name here, or rename the folder` };
    if (!price)
      yield {
        path: ['prices', folder],
        message: `${card.title} has no price; add '${folder}': { dollars: 80, from: false }`,
      };
    if (!pictures.includes(card.image))
      yield {
        path: [...path, 'picture'],
        message: `'${card.image}' has no text; write picture: { alt: 'What it shows.', kind: 'photograph' }`,
      };
    // Search engines show this price.
    const [stated, from, dollars] = /(from )?\$(\d+)/.exec(card.metaDescription) ?? [];
    if (price && stated && (Number(dollars) !== price.dollars || Boolean(from) !== price.from))
      yield {
        path: [...path, 'metaDescription'],
        message: `'${stated}' is not the price in prices.ts; write '${price.from ? 'from ' : ''}$${price.dollars}'`,
      };
  }
  const ids = Object.keys(hairstyles);
  const cards = Object.values(hairstyles).map(({ card }) => card);
  yield* repeated(
    cards.map(({ title }) => title),
    index => ['hairstyles', ids[index] ?? '', 'card', 'title'],
  );
  const last = ids[cards.findLastIndex(({ signature }) => signature)] ?? '';
  if (cards.filter(({ signature }) => signature).length > MOST_SIGNATURES)
    yield {
      path: ['hairstyles', last, 'card', 'signature'],
      message: `the home page has room for ${MOST_SIGNATURES} signature styles; write false for the others`,
    };
}

/** What a drawing needs to be shown and read aloud, and what the pages' security policy blocks. */
function* drawingProblems(id: string, svg: string): Iterable<Problem> {
  const path = ['drawings', id];
  if (!/viewBox="0 0 [\d.]+ [\d.]+"/.test(svg))
    yield { path, message: 'the size is missing; add viewBox="0 0 width height" to the svg element' };
  if (!/<title[^>]*>[^<]+<\/title>/.test(svg) || !/<desc[^>]*>[^<]+<\/desc>/.test(svg))
    yield { path, message: 'its text is missing; add <title>…</title><desc>…</desc> as the first elements' };
  if (/<script|\bon\w+=|href="(?!#)|url\((?!#)|@import/i.test(svg))
    yield { path, message: 'it runs a script or loads a file; remove that' };
}

const SECTIONS = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'] as const;
const CITATION = /\[\^([^\]]*)\]/g;

function* historyProblems(history: HairstyleHistory, content: Content): Iterable<Problem> {
  const { timeline = [], figures = {} } = history;
  const sources = history.sources.map(({ id }) => id);
  const pictures = pictureEntries(content).map(({ id }) => id);
  const paragraphs = SECTIONS.flatMap(name => history[name].map((text, index) => ({ path: [name, index], text })));
  const dates = timeline.map(({ text }, index) => ({ path: ['timeline', index, 'text'], text }));
  for (const { path, text } of [...paragraphs, ...dates])
    if (text.split('*').length % 2 === 0)
      yield { path, message: 'an asterisk has no partner; write one before and one after the italic words' };
  for (const { path, text } of paragraphs)
    for (const [, id = ''] of text.matchAll(CITATION)) yield* unknown(path, id, sources);
  for (const [index, { source }] of timeline.entries()) yield* unknown(['timeline', index, 'source'], source, sources);
  yield* repeated(sources, index => ['sources', index, 'id']);
  for (const [section, one] of Object.entries(figures))
    for (const [index, { figure }] of (one?.pictures ?? []).entries())
      yield* unknown(['figures', section, 'pictures', index, 'figure'], figure, [
        ...Object.keys(content.drawings),
        ...pictures,
      ]);
}
