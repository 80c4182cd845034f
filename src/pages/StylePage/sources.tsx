import { Fragment } from 'react';
import { foreignWords } from '../../content/foreign-words';
import type { HairstyleHistory } from '../../content/schema';
import * as css from './History.css';

type Sources = HairstyleHistory['sources'];

export const sourceId = (id: string) => `source-${id}`;

/** The number of a source, linked to the list at the end; the browser opens the list's disclosure. */
export function SourceLink({ id, sources }: { id: string; sources: Sources }) {
  const index = sources.findIndex(source => source.id === id);
  return (
    <a className={css.citation} href={`#${sourceId(id)}`} aria-label={`Source ${index + 1}: ${sources[index]?.title}`}>
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

/** A text with its `[^id]` as links to the sources. */
export function Cited({ text, sources }: { text: string; sources: Sources }) {
  const found = [...text.matchAll(CITATION)];
  const after = (index: number) => (index < 0 ? 0 : (found[index]?.index ?? 0) + (found[index]?.[0].length ?? 0));
  return (
    <>
      {found.map((match, index) => (
        <Fragment key={match.index}>
          <Marked text={text.slice(after(index - 1), match.index)} />
          <SourceLink id={match[1] ?? ''} sources={sources} />
        </Fragment>
      ))}
      <Marked text={text.slice(after(found.length - 1))} />
    </>
  );
}
