/** Checks the drawings, dates, quotes and sources of histories. */
import type { RawContent } from './check-content.ts';
import { pictureEntries } from './picture-entries.ts';
import { list, record } from './raw.ts';

const SECTIONS = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'];
const CITATION = /\[\^([^\]]*)\]/g;
const quoted = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ');

/** Checks that each drawing has a size, a title and a description, and loads nothing. */
export const figureProblems = ({ drawings }: RawContent): string[] =>
  Object.entries(drawings).flatMap(([id, svg]) => drawingProblems(id, svg));

function drawingProblems(id: string, svg: string): string[] {
  const file = `figures/${id}.svg`;
  const problems: string[] = [];
  if (!/viewBox="0 0 [\d.]+ [\d.]+"/.test(svg))
    problems.push(`${file}: there is no viewBox="0 0 width height"; add it to the svg element`);
  if (!/<title[^>]*>[^<]+<\/title>/.test(svg) || !/<desc[^>]*>[^<]+<\/desc>/.test(svg))
    problems.push(
      `${file}: a title or a description is missing; add <title>…</title><desc>…</desc> as its first elements`,
    );
  if (/<script|\bon\w+=|href="(?!#)|url\((?!#)|@import/i.test(svg))
    problems.push(`${file}: it runs a script or loads another file; remove that, because pages do not allow it`);
  return problems;
}

export const historyProblems = (content: RawContent): string[] =>
  Object.entries(content.hairstyles).flatMap(([folder, { history }]) => problemsOf(folder, record(history), content));

function problemsOf(folder: string, history: Record<string, unknown>, content: RawContent): string[] {
  const file = `hairstyles/${folder}/history.ts`;
  const sources = list(history.sources)
    .flatMap(source => record(source).id)
    .filter(id => typeof id === 'string');
  const paragraphs = SECTIONS.flatMap(name => list(history[name])).filter(text => typeof text === 'string');
  const cited = paragraphs.flatMap(text => [...text.matchAll(CITATION)].map(([, id = '']) => id));
  const dated = list(history.timeline).map(record);
  const figures = Object.keys(content.drawings);
  const pictures = pictureEntries(content).map(({ id }) => id);
  const drawn = Object.values(record(history.figures))
    .flatMap(figure => list(record(figure).pictures))
    .map(picture => record(picture).figure);
  const known = `write one of ${quoted(sources)}, or add it to the sources`;
  return [
    ...new Set(cited.filter(id => !sources.includes(id)).map(id => `${file}: [^${id}] has no source; ${known}`)),
    ...dated
      .filter(({ source }) => typeof source === 'string' && !sources.includes(source))
      .map(({ date, source }) => `${file}: timeline: ${date}: there is no source '${source}'; ${known}`),
    ...dated.flatMap((entry, index) => {
      const since = sinceOf(String(dated[index - 1]?.date), String(entry.date));
      return since && entry.since !== since
        ? [`${file}: timeline: ${entry.date}: the date before it is ${since} earlier; write since: '${since}'`]
        : [];
    }),
    ...sources
      .filter(id => !cited.includes(id) && !dated.some(({ source }) => source === id))
      .map(
        id =>
          `${file}: the source '${id}' is not cited; put [^${id}] after the sentence that needs it, or remove the source`,
      ),
    ...sources
      .filter((id, index) => sources.indexOf(id) < index)
      .map(id => `${file}: two sources are called '${id}'; give one of them another id`),
    ...drawn
      .filter(id => typeof id === 'string' && !figures.includes(id))
      .map(
        id =>
          `${file}: figures: there is no drawing '${id}'; write one of ${quoted(figures)}, or put its file into figures/`,
      ),
    ...Object.values(record(history.photographs))
      .filter(id => typeof id === 'string' && !pictures.includes(id))
      .map(id => `${file}: photographs: there is no picture '${id}'; fix the name, or remove the line`),
    ...(typeof history.quote === 'string' && !quotes(history.quote, paragraphs)
      ? [`${file}: quote: this is not on the page; copy a sentence from the page exactly`]
      : []),
  ];
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

const quotes = (quote: string, paragraphs: readonly string[]) =>
  paragraphs.some(text => text.replace(CITATION, '').includes(quote));
