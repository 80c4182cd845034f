import { Fragment } from 'react';
import type { HairstyleHistory } from '../../content/schema';
import * as css from './History.css';

type Sources = HairstyleHistory['sources'];

export const sourceId = (id: string) => `source-${id}`;

/** The number of a source, which leads to the list at the end; the browser opens the list by itself. */
export function SourceLink({ id, sources }: { id: string; sources: Sources }) {
  const index = sources.findIndex(source => source.id === id);
  return (
    <a className={css.citation} href={`#${sourceId(id)}`} aria-label={`Source ${index + 1}: ${sources[index]?.title}`}>
      {index + 1}
    </a>
  );
}

const CITATION = /\[\^([a-z0-9-]+)\]/g;

/** A text whose `[^id]` become links to its sources. */
export function Cited({ text, sources }: { text: string; sources: Sources }) {
  const found = [...text.matchAll(CITATION)];
  const after = (index: number) => (index < 0 ? 0 : (found[index]?.index ?? 0) + (found[index]?.[0].length ?? 0));
  return (
    <>
      {found.map((match, index) => (
        <Fragment key={match.index}>
          {text.slice(after(index - 1), match.index)}
          <SourceLink id={match[1] ?? ''} sources={sources} />
        </Fragment>
      ))}
      {text.slice(after(found.length - 1))}
    </>
  );
}
