import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/site';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { altOf } from '../../content/photograph-of';
import { quoteCardPath } from '../../content/quote-card';
import type { HairstyleHistory } from '../../content/schema';
import { mark } from '../../effects/marks';
import { hiddenVisually } from '../../theme/hidden.css';
import { Button } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { container, heading as sectionHeading } from '../../ui/Section/Section.css';
import { useHydrated } from '../../ui/use-hydrated';
import { Figure } from './Figure';
import * as css from './History.css';
import { Hours } from './Hours';
import { NamesMap } from './NamesMap';
import { Cited, citationId, placeCiting, type SectionName, sourceId } from './sources';
import { Timeline } from './Timeline';

const sections = [
  ['overview', 'Overview'],
  ['origins', 'Origins & History'],
  ['culturalSignificance', 'Cultural Significance'],
  ['evolution', 'Evolution Through Time'],
  ['modernDay', 'Modern Day Significance'],
] as const satisfies [SectionName, string][];

/** The `sizes` of photographs on a desktop, for the layouts of `section` in History.css.ts. */
const SIZES = {
  beside:
    '(min-width: 120em) 46.7rem, (min-width: 104em) calc(43.75vw - 5.8rem), (min-width: 78em) 39.7rem, (min-width: 60em) calc(53.7vw - 2.3rem), (min-width: 40em) calc(46vw - 1rem)',
  full: '(min-width: 120em) 84rem, (min-width: 104em) calc(75vw - 6rem), (min-width: 78em) 72rem, (min-width: 40em) 92vw',
};

type Layout = keyof typeof css.section;

/**
 * A timeline takes the full width, as do one drawing or three; two drawings fit beside the text. If the overview does
 * not take the full width, the evolution does.
 */
function layoutOf(name: SectionName, { figures }: HairstyleHistory): Layout {
  const isFull = (section: SectionName) => (figures?.[section]?.pictures.length ?? 2) !== 2;
  if (isFull(name) || name === 'origins' || (name === 'evolution' && !isFull('overview'))) return 'full';
  return name === 'overview' ? 'wide' : name === 'evolution' ? 'turned' : 'plain';
}

/** What illustrates a section, if anything: drawings, a photograph, the timeline, the map, or bars. */
function Opening({ id, name, history }: { id: string; name: SectionName; history: HairstyleHistory }): ReactNode {
  const { figures, photographs, timeline, strands, map, sources } = history;
  const [figure, photograph] = [figures?.[name], photographs?.[name]];
  const layout = layoutOf(name, history);
  return (
    <>
      {figure && <Figure {...figure} />}
      {photograph && (
        <div>
          <Picture
            id={photograph}
            alt={altOf(photograph)}
            sizes={`${SIZES[layout === 'full' ? 'full' : 'beside']}, calc(100vw - 2.25rem)`}
            className={css.photograph[layout]}
          />
        </div>
      )}
      {name === 'origins' && timeline && <Timeline timeline={timeline} strands={strands} sources={sources} />}
      {name === 'culturalSignificance' && map && <NamesMap {...map} />}
      {name === 'modernDay' && <Hours id={id} />}
    </>
  );
}

/** The Share button, shown only if the system can share pictures. */
function ShareButton() {
  const sharing = useSiteActor('quoteSharing');
  const isSharable = useSelector(sharing, snapshot => snapshot.hasTag('sharable'));
  const hasFailed = useSelector(sharing, snapshot => snapshot.hasTag('failed'));
  return (
    useHydrated() && (
      <>
        {isSharable && (
          <Button tone="gold" onClick={() => sharing.send({ type: 'share.press' })}>
            Share this quote
          </Button>
        )}
        {hasFailed && (
          <p role="alert" className={css.failure}>
            The picture couldn’t be shared. Save it or open it, and send it from there.
          </p>
        )}
      </>
    )
  );
}

/** A quoted sentence in a band across the page. `card` is the address of its picture, to save or share. */
function Quote({ text, card }: { text: string; card: string }) {
  return (
    <figure className={css.quote}>
      <div className={`${container} ${css.saying}`}>
        <blockquote className={css.words}>{text}</blockquote>
        <div className={css.sharing}>
          <ErrorBoundary instead={null}>
            <ShareButton />
          </ErrorBoundary>
          <a
            className={css.download}
            href={card}
            download
            {...mark('quote-card')}
            aria-label="Save as image: this quote"
          >
            Save as image
          </a>
          <a className={css.download} href={card} aria-label="Open image: this quote">
            Open image
          </a>
        </div>
      </div>
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
          <section key={name} className={`${container} ${css.section[layoutOf(name, history)]}`} aria-labelledby={name}>
            <h2 id={name} className={`${sectionHeading} ${css.head}`}>
              {heading}
            </h2>
            <div className={css.opening}>
              <Opening id={id} name={name} history={history} />
            </div>
            <p className={css.lead}>
              <Cited text={first} sources={sources} place={`${name}-0`} />
            </p>
            {more.length > 0 && (
              <details className={css.rest}>
                <summary className={css.summary}>
                  <span>
                    <span className={css.toOpen}>Read more</span>
                    <span className={css.toClose}>Read less</span>
                    <span className={hiddenVisually}> on {heading}</span>
                  </span>
                </summary>
                <div className={css.passages}>
                  {more.map((paragraph, index) => (
                    <p key={paragraph}>
                      <Cited text={paragraph} sources={sources} place={`${name}-${index + 1}`} />
                    </p>
                  ))}
                </div>
              </details>
            )}
          </section>
        );
      })}
      <section className={`${container} ${css.end}`} aria-labelledby="sources">
        <details className={css.rule}>
          <summary className={css.summary}>
            <h2 id="sources" className={css.sources}>
              Sources
            </h2>
          </summary>
          <ol className={css.numbered}>
            {sources.map(({ id: source, title, language, publisher, url }) => (
              <li key={source} id={sourceId(source)} tabIndex={-1}>
                {url ? (
                  <a href={url} rel="noopener" lang={language}>
                    {title}
                  </a>
                ) : (
                  <span lang={language}>{title}</span>
                )}
                , {publisher}
                <div className={css.returns}>
                  {sections.map(([name, heading]) => {
                    const place = placeCiting(source, history, name);
                    return (
                      place && (
                        <a key={name} href={`#${citationId(place, source)}`}>
                          Back to {heading}
                        </a>
                      )
                    );
                  })}
                </div>
              </li>
            ))}
          </ol>
        </details>
      </section>
      {quote && <Quote text={quote} card={`${import.meta.env.BASE_URL}${quoteCardPath(id).slice(1)}`} />}
    </>
  );
}
