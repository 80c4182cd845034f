import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/use-site';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { quoteCardPath } from '../../content/quote-card';
import type { HairstyleHistory } from '../../content/schema';
import { mark } from '../../effects/marks';
import { contentWidth } from '../../theme/media';
import { Button } from '../../ui/Button/Button';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { container, heading as sectionHeading } from '../../ui/Section/Section.css';
import { useHydrated } from '../../ui/use-hydrated';
import { Figure } from './Figure';
import * as css from './History.css';
import { NamesMap } from './NamesMap';
import {
  Cited,
  citationId,
  type NumberedSource,
  numberedSources,
  type SectionName,
  sections,
  sourceId,
} from './sources';
import { Timeline } from './Timeline';

type Layout = keyof typeof css.section;

const hasTimeline = (name: SectionName, { timeline }: HairstyleHistory) => name === 'origins' && Boolean(timeline);

/** Three pictures side by side take the full width; otherwise, a figure or the quote is beside the text. */
function layoutOf(name: SectionName, history: HairstyleHistory): Layout {
  const figure = history.figures?.[name];
  if (figure?.pictures.length === 3) return 'wide';
  if (figure || hasTimeline(name, history) || (name === 'culturalSignificance' && history.map)) return 'plain';
  return name === history.quote?.section ? 'quoted' : 'bare';
}

/** The `sizes` of one of `count` pictures side by side, with gaps of 1 rem. */
function sizesOf(layout: Layout, count: number): string {
  const each = (width: string) => `calc((${width} - ${count - 1}rem) / ${count})`;
  const beside = `(min-width: 75em) ${each(`${contentWidth} - 42rem`)}, (min-width: 60em) ${each('38.3vw - 1.7rem')}, `;
  return `${layout === 'wide' ? '' : beside}(min-width: 40em) ${each(contentWidth)}, ${each('100vw - 2.25rem')}`;
}

interface OpeningProps {
  name: SectionName;
  history: HairstyleHistory;
  sources: readonly NumberedSource[];
}

/** What illustrates a section, if anything: drawings, the timeline, or the map. */
function Opening({ name, history, sources }: OpeningProps): ReactNode {
  const { figures, timeline, strands, map } = history;
  const figure = figures?.[name];
  return (
    <>
      {figure && <Figure {...figure} sizesOf={count => sizesOf(layoutOf(name, history), count)} />}
      {name === 'origins' && timeline && <Timeline timeline={timeline} strands={strands} sources={sources} />}
      {name === 'culturalSignificance' && map && <NamesMap {...map} />}
    </>
  );
}

/** All sources, folded. A number in the text opens the fold, as a browser does for any link into one. */
function Sources({ sources }: { sources: readonly NumberedSource[] }) {
  return (
    <Disclosure summary={`Sources (${sources.length})`}>
      <ol className={css.notes}>
        {sources.map(({ id, title, language, publisher, url, number, section }) => (
          <li key={id} id={sourceId(number)} tabIndex={-1}>
            <p>
              {url ? (
                <a href={url} lang={language}>
                  {title}
                </a>
              ) : (
                <span lang={language}>{title}</span>
              )}
              {`, ${publisher}`}
              <a
                className={css.back}
                href={`#${citationId(number)}`}
                aria-label={`Back to ${sections.find(([name]) => name === section)?.[1]}`}
              >
                {'\u21a9\ufe0e'}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
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
          <Button tone="gold" aria-haspopup="dialog" onClick={() => sharing.send({ type: 'share.press' })}>
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

/** A sentence in large type. `card` is the address of the quote's picture, to save or share. */
function Quote({ text, card }: { text: string; card: string }) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.sentence}>{text}</blockquote>
      <div className={css.sharing}>
        <ErrorBoundary instead={null}>
          <ShareButton />
        </ErrorBoundary>
        <a className={css.download} href={card} download {...mark('quote-card')} aria-label="Save as image: this quote">
          Save as image
        </a>
        <a className={css.download} href={card} aria-label="Open image: this quote">
          Open image
        </a>
      </div>
    </figure>
  );
}

/** The history of a style: five sections, one with a quote, with figures, and the sources. */
export function History({ id, history }: { id: string; history: HairstyleHistory }) {
  const { quote } = history;
  const sources = numberedSources(history);
  return (
    <>
      {sections.map(([name, heading]) => {
        const text = (
          <>
            <h2 id={name} className={`${sectionHeading} ${css.head}`}>
              {heading}
            </h2>
            {name === quote?.section && (
              <Quote text={quote.text} card={`${import.meta.env.BASE_URL}${quoteCardPath(id).slice(1)}`} />
            )}
            <div className={css.text}>
              {history[name].map((paragraph, index) => (
                <p key={paragraph}>
                  <Cited text={paragraph} sources={sources} place={`${name}-${index}`} />
                </p>
              ))}
            </div>
          </>
        );
        return (
          <section key={name} className={`${container} ${css.section[layoutOf(name, history)]}`} aria-labelledby={name}>
            {hasTimeline(name, history) ? <div className={css.words}>{text}</div> : text}
            <div className={css.opening}>
              <Opening name={name} history={history} sources={sources} />
            </div>
          </section>
        );
      })}
      <div className={container}>
        <Sources sources={sources} />
      </div>
    </>
  );
}
