import type { ReactNode } from 'react';
import { altOf } from '../../content/photograph-of';
import type { HairstyleHistory } from '../../content/schema';
import { hiddenVisually } from '../../theme/hidden.css';
import { Picture } from '../../ui/Picture/Picture';
import { heading as sectionHeading } from '../../ui/Section/Section.css';
import { Figure } from './Figure';
import * as css from './History.css';
import { Hours } from './Hours';
import { NamesMap } from './NamesMap';
import { Cited, sourceId } from './sources';
import { Timeline } from './Timeline';

const sections = [
  ['overview', 'Overview'],
  ['origins', 'Origins & History'],
  ['culturalSignificance', 'Cultural Significance'],
  ['evolution', 'Evolution Through Time'],
  ['modernDay', 'Modern Day Significance'],
] as const;
type SectionName = (typeof sections)[number][0];

/** What opens a section, where its history has something to look at. */
function Opening({ id, name, history }: { id: string; name: SectionName; history: HairstyleHistory }): ReactNode {
  const { figures, photographs, timeline, map, sources } = history;
  const [figure, photograph] = [figures?.[name], photographs?.[name]];
  return (
    <>
      {figure && <Figure {...figure} />}
      {photograph && (
        <div>
          <Picture
            id={photograph}
            alt={altOf(photograph)}
            sizes="(min-width: 46em) 42rem, 100vw"
            className={css.photograph}
          />
        </div>
      )}
      {name === 'origins' && timeline && <Timeline timeline={timeline} sources={sources} />}
      {name === 'culturalSignificance' && map && <NamesMap {...map} />}
      {name === 'modernDay' && <Hours id={id} />}
    </>
  );
}

/** Where one style comes from and what it means: five sections, each with something to look at, and the sources. */
export function History({ id, history }: { id: string; history: HairstyleHistory }) {
  const { sources } = history;
  return (
    <>
      {sections.map(([name, heading]) => {
        const [first = '', ...more] = history[name];
        return (
          <section key={name} className={css.section} aria-labelledby={name}>
            <h2 id={name} className={sectionHeading}>
              {heading}
            </h2>
            <Opening id={id} name={name} history={history} />
            <p>
              <Cited text={first} sources={sources} />
            </p>
            {more.length > 0 && (
              <details className={css.more}>
                <summary className={css.summary}>
                  Read more<span className={hiddenVisually}> on {heading}</span>
                </summary>
                <div className={css.passages}>
                  {more.map(paragraph => (
                    <p key={paragraph}>
                      <Cited text={paragraph} sources={sources} />
                    </p>
                  ))}
                </div>
              </details>
            )}
          </section>
        );
      })}
      <section aria-labelledby="sources">
        <details className={css.more}>
          <summary className={css.summary}>
            <h2 id="sources" className={css.sources}>
              Sources
            </h2>
          </summary>
          <ol className={css.passages}>
            {sources.map(({ id: source, title, publisher, url }) => (
              <li key={source} id={sourceId(source)}>
                {url ? (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
                , {publisher}
              </li>
            ))}
          </ol>
        </details>
      </section>
    </>
  );
}
