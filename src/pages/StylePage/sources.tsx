import { Fragment } from 'react';
import { foreignWords } from '../../content/foreign-words';
import type { HairstyleHistory } from '../../content/schema';
import { bound, Unbroken } from '../../ui/Unbroken/Unbroken';
import * as css from './History.css';

/** The sections of a history, all of which can cite sources. */
export type SectionName = 'overview' | 'origins' | 'culturalSignificance' | 'evolution' | 'modernDay';
type Sources = HairstyleHistory['sources'];

/** Element id of the source with this number. */
export const sourceId = (number: number) => `source-${number}`;

/** Element id of the citation of a source in a text. `place` names the text, such as `overview-0`. */
export const citationId = (place: string, number: number) => `${place}-${number}`;

interface SourceLinkProps {
  id: string;
  sources: Sources;
  /** The text in which this is the first citation of the source, so that the list of sources can link back. */
  place?: string | undefined;
}

/** A source's number, which links to the list of sources at the end. The browser opens that list's disclosure. */
export function SourceLink({ id, sources, place }: SourceLinkProps) {
  const index = sources.findIndex(source => source.id === id);
  const number = index + 1;
  return (
    <a
      className={css.citation}
      id={place && citationId(place, number)}
      href={`#${sourceId(number)}`}
      aria-label={`Source ${number}: ${sources[index]?.title}`}
    >
      {number}
    </a>
  );
}

const languages: Readonly<Record<string, string | undefined>> = foreignWords;

/** A text in which the words between asterisks are italic, and foreign words have their language, for screen readers. */
export function Marked({ text }: { text: string }) {
  return text.split('*').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state, and their order never changes.
    <Fragment key={index}>
      {index % 2 ? (
        <i lang={languages[part] ?? (/[ẹọṣ]/.test(part) ? 'yo' : undefined)}>{part}</i>
      ) : (
        <Unbroken text={part} />
      )}
    </Fragment>
  ));
}

const CITATION = /\[\^([a-z0-9-]+)\]/g;

const cited = (text: string) => [...text.matchAll(CITATION)].map(([, id]) => id);

/** The place of the section's first text that cites the source; undefined if no text does. */
export function placeCiting(source: string, history: HairstyleHistory, section: SectionName): string | undefined {
  const date = section === 'origins' ? history.timeline?.findIndex(entry => entry.source === source) : -1;
  if (date !== undefined && date >= 0) return `date-${date}`;
  const index = history[section].findIndex(text => cited(text).includes(source));
  return index < 0 ? undefined : `${section}-${index}`;
}

/** A text in which each `[^id]` is a link to a source. `place` names the text, as in `SourceLink`. */
export function Cited({ text: written, sources, place }: { text: string; sources: Sources; place: string }) {
  // Keeps a short last word with the word before it: browsers do not prevent widows in lines with citations.
  const text = bound(written).replace(/ (?=[^\s[]{1,12}(\[\S+)?$)/, '\u00a0');
  const found = [...text.matchAll(CITATION)];
  const isFirst = (id: string | undefined, index: number) => cited(text).indexOf(id) === index;
  const after = (index: number) => (index < 0 ? 0 : (found[index]?.index ?? 0) + (found[index]?.[0].length ?? 0));
  return (
    <>
      {found.map((match, index) => (
        <Fragment key={match.index}>
          {/* A space keeps two numbers in a row from reading as one number. */}
          {index > 0 && match.index === after(index - 1) && '\u00a0'}
          <Marked text={text.slice(after(index - 1), match.index)} />
          <SourceLink id={match[1] ?? ''} sources={sources} place={isFirst(match[1], index) ? place : undefined} />
        </Fragment>
      ))}
      <Marked text={text.slice(after(found.length - 1))} />
    </>
  );
}
