import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/site';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { altOf } from '../../content/photograph-of';
import { quoteCardPath } from '../../content/quote-card';
import type { HairstyleHistory } from '../../content/schema';
import { hiddenVisually } from '../../theme/hidden.css';
import { Button, buttonClass } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { heading as sectionHeading } from '../../ui/Section/Section.css';
import { useHydrated } from '../../ui/use-hydrated';
import { Figure } from './Figure';
import * as css from './History.css';
import { Hours } from './Hours';
import { NamesMap } from './NamesMap';
import { actions } from './StylePage.css';
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

/** The figure at the top of a section, if it has one. */
function Opening({ id, name, history }: { id: string; name: SectionName; history: HairstyleHistory }): ReactNode {
  const { figures, photographs, timeline, strands, map, sources } = history;
  const [figure, photograph] = [figures?.[name], photographs?.[name]];
  return (
    <>
      {figure && <Figure {...figure} />}
      {photograph && (
        <div>
          <Picture
            id={photograph}
            alt={altOf(photograph)}
            sizes="(min-width: 78em) 45rem, (min-width: 60em) calc(61.25vw - 2.6rem), calc(100vw - 2.5rem)"
            className={css.photograph}
          />
        </div>
      )}
      {name === 'origins' && timeline && <Timeline timeline={timeline} strands={strands} sources={sources} />}
      {name === 'culturalSignificance' && map && <NamesMap {...map} />}
      {name === 'modernDay' && <Hours id={id} />}
    </>
  );
}

/** The Share button, shown only where the system accepts pictures to share. */
function ShareButton() {
  const sharing = useSiteActor('quoteSharing');
  const isSharable = useSelector(sharing, snapshot => snapshot.hasTag('sharable'));
  const hasFailed = useSelector(sharing, snapshot => snapshot.hasTag('failed'));
  return (
    useHydrated() && (
      <>
        {isSharable && <Button onClick={() => sharing.send({ type: 'share.press' })}>Share this quote</Button>}
        {hasFailed && (
          <p role="alert" className={css.failure}>
            The picture couldn’t be shared. Save it or open it, and send it from there.
          </p>
        )}
      </>
    )
  );
}

/** A quotable sentence. `card`: the address of its picture, to save or share. */
function Quote({ text, card }: { text: string; card: string }) {
  return (
    <figure className={css.section}>
      <blockquote className={sectionHeading}>{text}</blockquote>
      <figcaption className={actions}>
        <ErrorBoundary instead={null}>
          <ShareButton />
        </ErrorBoundary>
        <a className={buttonClass('quiet')} href={card} download data-quote-card="">
          Save as image
        </a>
        <a className={buttonClass('quiet')} href={card}>
          Open image
        </a>
      </figcaption>
    </figure>
  );
}

/** The history of a style: five sections with figures, and the sources. */
export function History({ id, history }: { id: string; history: HairstyleHistory }) {
  const { quote, sources } = history;
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
      {quote && <Quote text={quote} card={`${import.meta.env.BASE_URL}${quoteCardPath(id).slice(1)}`} />}
      <section className={css.section} aria-labelledby="sources">
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
