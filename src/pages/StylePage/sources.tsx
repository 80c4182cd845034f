import { Fragment } from 'react';
import { foreignWords } from '../../content/foreign-words';
import type { HairstyleHistory } from '../../content/schema';
import * as css from './History.css';

/** The sections that cite sources. */
export type SectionName = 'overview' | 'origins' | 'culturalSignificance' | 'evolution' | 'modernDay';
type Sources = HairstyleHistory['sources'];

export const sourceId = (id: string) => `source-${id}`;

/** Id of a source's citation in a text, such as `overview-0`. */
export const citationId = (place: string, source: string) => `${place}-${source}`;

interface SourceLinkProps {
  id: string;
  sources: Sources;
  /** The text in which it is the first citation of its source, so that the source can link back. */
  place?: string | undefined;
}

/** The number of a source, linked to the list at the end; the browser opens the list's disclosure. */
export function SourceLink({ id, sources, place }: SourceLinkProps) {
  const index = sources.findIndex(source => source.id === id);
  return (
    <a
      className={css.citation}
      id={place && citationId(place, id)}
      href={`#${sourceId(id)}`}
      aria-label={`Source ${index + 1}: ${sources[index]?.title}`}
    >
      {index + 1}
    </a>
  );
}

const languages: Readonly<Record<string, string | undefined>> = foreignWords;
/** Listed words, and words with letters that only Yoruba has. */
const FOREIGN = new RegExp(`(\\p{L}*[ẹọṣ]\\p{L}*|${Object.keys(foreignWords).join('|')})`, 'giu');

/** A text with its foreign words marked with their language, for fonts and screen readers. */
export function Marked({ text }: { text: string }) {
  return text.split(FOREIGN).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} lang={languages[part.toLowerCase()] ?? 'yo'}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const CITATION = /\[\^([a-z0-9-]+)\]/g;

const cited = (text: string) => [...text.matchAll(CITATION)].map(([, id]) => id);

/** The first text of a section that cites the source, as in `SourceLink`; undefined if none does. */
export function placeCiting(source: string, history: HairstyleHistory, section: SectionName): string | undefined {
  const date = section === 'origins' ? history.timeline?.findIndex(entry => entry.source === source) : -1;
  if (date !== undefined && date >= 0) return `date-${date}`;
  const index = history[section].findIndex(text => cited(text).includes(source));
  return index < 0 ? undefined : `${section}-${index}`;
}

/** A text with its `[^id]` as links to the sources. `place`: as in `SourceLink`. */
export function Cited({ text: written, sources, place }: { text: string; sources: Sources; place: string }) {
  // The last word is not alone on its line; browsers do not balance lines with citations.
  const text = written.replace(/ (?=\S+$)/, '\u00a0');
  const found = [...text.matchAll(CITATION)];
  const isFirst = (id: string | undefined, index: number) => cited(text).indexOf(id) === index;
  const after = (index: number) => (index < 0 ? 0 : (found[index]?.index ?? 0) + (found[index]?.[0].length ?? 0));
  return (
    <>
      {found.map((match, index) => (
        <Fragment key={match.index}>
          {/* Two numbers in a row do not read as one. */}
          {index > 0 && match.index === after(index - 1) && '\u00a0'}
          <Marked text={text.slice(after(index - 1), match.index)} />
          <SourceLink id={match[1] ?? ''} sources={sources} place={isFirst(match[1], index) ? place : undefined} />
        </Fragment>
      ))}
      <Marked text={text.slice(after(found.length - 1))} />
    </>
  );
}
