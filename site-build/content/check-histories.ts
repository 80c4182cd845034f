/** Checks the drawings, dates, quotes and sources of histories. */

import { pictureEntries } from '../pictures/entries.ts';
import type { RawContent } from './check.ts';
import { list, type Problem, quoted, record } from './raw.ts';

const SECTIONS = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'];
const CITATION = /\[\^([^\]]*)\]/g;

/** Checks that each drawing has a size, a title and a description, and loads nothing. */
export function* figureProblems({ drawings }: RawContent): Iterable<Problem> {
  for (const [id, svg] of Object.entries(drawings)) {
    const file = `figures/${id}.svg`;
    if (!/viewBox="0 0 [\d.]+ [\d.]+"/.test(svg))
      yield { file, message: 'there is no viewBox="0 0 width height"; add it to the svg element' };
    if (!/<title[^>]*>[^<]+<\/title>/.test(svg) || !/<desc[^>]*>[^<]+<\/desc>/.test(svg))
      yield {
        file,
        message: 'a title or a description is missing; add <title>…</title><desc>…</desc> as its first elements',
      };
    if (/<script|\bon\w+=|href="(?!#)|url\((?!#)|@import/i.test(svg))
      yield {
        file,
        message: 'it runs a script or loads another file; remove that, because pages do not allow it',
      };
  }
}

export function* historyProblems(content: RawContent): Iterable<Problem> {
  for (const [folder, { history }] of Object.entries(content.hairstyles))
    yield* problemsOf(`hairstyles/${folder}/history.ts`, record(history), content);
}

function* problemsOf(file: string, history: Record<string, unknown>, content: RawContent): Iterable<Problem> {
  const sources = list(history.sources)
    .flatMap(source => record(source).id)
    .filter(id => typeof id === 'string');
  const paragraphs = SECTIONS.flatMap(name => list(history[name])).filter(text => typeof text === 'string');
  const italics = [...paragraphs, ...list(history.timeline).map(entry => record(entry).text)];
  for (const text of italics.filter(text => typeof text === 'string'))
    if (text.split('*').length % 2 === 0)
      yield {
        file,
        message: `'${text.slice(0, 40)}…' has an asterisk without a partner; put one before and one after the italic words`,
        at: `${text.slice(0, 40)}…`,
      };
  const cited = new Set(paragraphs.flatMap(text => [...text.matchAll(CITATION)].map(([, id = '']) => id)));
  const dated = list(history.timeline).map(record);
  const known = `write one of ${quoted(sources)}, or add it to the sources`;
  for (const id of cited)
    if (!sources.includes(id))
      yield { file, message: `[^${id}] has no source; ${known}`, at: new RegExp(`\\[\\^${id}\\]`) };
  for (const { date, source } of dated)
    if (typeof source === 'string' && !sources.includes(source))
      yield { file, path: ['timeline', String(date)], message: `there is no source '${source}'; ${known}`, at: source };
  for (const [index, entry] of dated.entries()) {
    const since = sinceOf(String(dated[index - 1]?.date), String(entry.date));
    if (since && entry.since !== since)
      yield {
        file,
        path: ['timeline', String(entry.date)],
        message: `the date before it is ${since} earlier; write since: '${since}'`,
      };
  }
  for (const id of sources)
    if (!cited.has(id) && !dated.some(({ source }) => source === id))
      yield {
        file,
        message: `the source '${id}' is not cited; put [^${id}] after the sentence that needs it, or remove the source`,
        at: id,
      };
  for (const [index, id] of sources.entries())
    if (sources.indexOf(id) < index)
      yield { file, message: `two sources are called '${id}'; give one of them another id`, at: id };
  const pictures = pictureEntries(content).map(({ id }) => id);
  const drawings = Object.keys(content.drawings);
  for (const id of Object.values(record(history.figures))
    .flatMap(figure => list(record(figure).pictures))
    .map(picture => record(picture).figure))
    if (typeof id === 'string' && ![...drawings, ...pictures].includes(id))
      yield {
        file,
        path: ['figures'],
        message: `there is no drawing '${id}'; write one of ${quoted(drawings)} or the id of a picture, or put its file into figures/`,
      };
  for (const id of Object.values(record(history.photographs)))
    if (typeof id === 'string' && !pictures.includes(id))
      yield { file, path: ['photographs'], message: `there is no picture '${id}'; fix the name, or remove the line` };
  for (const name of ['quote', 'pull']) {
    const sentence = history[name];
    if (
      typeof sentence === 'string' &&
      !paragraphs.some(text => text.replace(CITATION, '').replaceAll('*', '').includes(sentence))
    )
      yield { file, path: [name], message: 'this is not on the page; copy a sentence from the page exactly' };
  }
}

/** The years in a date, such as -3650 and -3500 in 'c. 3650–3500 BC', or 1970 and 1979 in '1970s'. */
const yearsIn = (date: string) =>
  [...date.matchAll(/(\d{3,4})(s?)/g)].flatMap(([, year, decade]) => {
    const first = date.endsWith('BC') ? -Number(year) : Number(year);
    return decade ? [first, first + 9] : [first];
  });

/** About how long the later date is after the earlier one; undefined if one of them has no year. */
function sinceOf(earlier: string, later: string): 'years' | 'decades' | 'centuries' | undefined {
  const [from, to] = [yearsIn(earlier).at(-1), yearsIn(later)[0]];
  if (from === undefined || to === undefined) return undefined;
  return to - from < 10 ? 'years' : to - from < 100 ? 'decades' : 'centuries';
}
