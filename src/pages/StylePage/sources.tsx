import { Fragment, type MouseEvent } from 'react';
import { foreignWords } from '../../content/foreign-words';
import type { HairstyleHistory } from '../../content/schema';
import { NoBreak, noBreakSpaces } from '../../ui/NoBreak/NoBreak';
import * as css from './History.css';

/** The sections of a history, all of which can cite sources, in the order of the page. */
export const sections = [
  ['overview', 'Overview'],
  ['origins', 'Origins & History'],
  ['culturalSignificance', 'Cultural Significance'],
  ['evolution', 'Evolution Through Time'],
  ['modernDay', 'Modern Day Significance'],
] as const;
type SectionName = (typeof sections)[number][0];

type Source = HairstyleHistory['sources'][number];

/** A source with its number, and where the page first cites it: the section, and the text, such as `overview-0`. */
export interface NumberedSource extends Source {
  number: number;
  section: SectionName;
  place: string;
}

const CITATION = /\[\^([a-z0-9-]+)\]/g;

const cited = (text: string) => [...text.matchAll(CITATION)].map(([, id = '']) => id);

/** The sources, numbered in the order in which the page first cites them. The timeline follows the text of its section. */
export function numberedSources(history: HairstyleHistory): NumberedSource[] {
  const citations = sections.flatMap(([section]) => [
    ...history[section].flatMap((text, index) =>
      cited(text).map(id => ({ id, section, place: `${section}-${index}` })),
    ),
    ...(section === 'origins' ? (history.timeline ?? []) : []).map(({ source }, index) => ({
      id: source,
      section,
      place: `date-${index}`,
    })),
  ]);
  return citations
    .filter(({ id }, index) => citations.findIndex(one => one.id === id) === index)
    .flatMap(first => history.sources.filter(({ id }) => id === first.id).map(source => ({ ...source, ...first })))
    .map((source, index) => ({ ...source, number: index + 1 }));
}

export const sourceId = (number: number) => `source-${number}`;

/** Element id of the first citation of the source with this number. */
export const citationId = (number: number) => `cited-${number}`;

interface SourceLinkProps {
  id: string;
  sources: readonly NumberedSource[];
  /** The text in which this is the first citation of the source, so that the source can link back. */
  place?: string | undefined;
}

/** Opens the fold of the link's target, which older browsers do not (before Firefox 139 and Safari 26). */
const unfold = ({ currentTarget: { hash } }: MouseEvent<HTMLAnchorElement>) =>
  document.querySelector(hash)?.closest('details')?.setAttribute('open', '');

/** A source's number, which links to the source. */
export function SourceLink({ id, sources, place }: SourceLinkProps) {
  const source = sources.find(one => one.id === id);
  if (!source) return null;
  const { number, title } = source;
  return (
    <a
      className={css.citation}
      id={place === source.place ? citationId(number) : undefined}
      href={`#${sourceId(number)}`}
      onClick={unfold}
      aria-label={`Source ${number}: ${title}`}
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
        <NoBreak text={part} />
      )}
    </Fragment>
  ));
}

/** A text in which each `[^id]` is a link to a source. `place` names the text, as in `SourceLink`. */
export function Cited({ text: written, sources, place }: Omit<SourceLinkProps, 'id'> & { text: string }) {
  // Keeps a short last word with the word before it: browsers do not prevent widows in lines with citations.
  const text = noBreakSpaces(written).replace(/ (?=[^\s[]{1,12}(\[\S+)?$)/, '\u00a0');
  // At even places are texts, at odd ones the ids between them.
  const parts = text.split(CITATION);
  return parts.map((part, index) => {
    // A space keeps two numbers in a row from reading as one number.
    const isBetween = index > 0 && index < parts.length - 1;
    return index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state, and their order never changes.
      <SourceLink key={index} id={part} sources={sources} place={parts.indexOf(part) === index ? place : undefined} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Marked key={index} text={part || (isBetween ? '\u00a0' : '')} />
    );
  });
}
