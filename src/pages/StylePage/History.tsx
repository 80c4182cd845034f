import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/use-site';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { quoteCardPath } from '../../content/quote-card';
import type { HairstyleHistory } from '../../content/schema';
import { mark } from '../../effects/marks';
import { contentWidth } from '../../theme/media';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { container, heading as sectionHeading } from '../../ui/Section/Section.css';
import { useHydrated } from '../../ui/use-hydrated';
import { Figure } from './Figure';
import * as css from './History.css';
import { NamesMap } from './NamesMap';
import { Cited, citationId, type NumberedSource, numberedSources, sections, sourceId } from './sources';
import { Timeline } from './Timeline';

/** The `sizes` of one of `count` pictures side by side, in the first section or another. */
function sizesOf(layout: keyof typeof css.section, isFirst: boolean, count: number): string {
  const { wide, phone, edge } = css.gaps;
  const each = (width: string, gap: string = wide) => `calc((${width} - ${gap} * ${count - 1}) / ${count})`;
  const beside = `(min-width: 60em) ${each(css.besideText)}, `;
  return `${layout === 'wide' ? '' : beside}(min-width: 40em) ${each(contentWidth)}, ${each(isFirst ? `100vw - 2 * ${edge}` : '100vw - 2.25rem', phone)}`;
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

/** One control: it saves the quote's picture, or shares it where the browser can. `card` is the picture's address. */
function ShareOrSave({ card }: { card: string }) {
  const sharing = useSiteActor('quoteSharing');
  const isHydrated = useHydrated();
  const isSharable = useSelector(sharing, snapshot => snapshot.hasTag('sharable')) && isHydrated;
  const hasFailed = useSelector(sharing, snapshot => snapshot.hasTag('failed'));
  return (
    <div className={css.sharing}>
      {isSharable && (
        <button
          type="button"
          className={css.share}
          aria-haspopup="dialog"
          aria-label="Share this quote"
          onClick={() => sharing.send({ type: 'share.press' })}
        >
          <Icon path="M12 15V4m0 0L8 8m4-4l4 4M5 12v8h14v-8" />
        </button>
      )}
      {(!isSharable || hasFailed) && (
        <a className={css.share} href={card} download {...mark('quote-card')} aria-label="Save as image: this quote">
          <Icon path="M12 4v11m0 0l-4-4m4 4l4-4M5 20h14" />
        </a>
      )}
      {isSharable && hasFailed && (
        <p role="alert" className={css.failure}>
          The picture couldn’t be shared. Save it, and send it from there.
        </p>
      )}
    </div>
  );
}

/** A sentence under the style's picture, set like the card that can be saved or shared. */
function Quote({ text, picture, card, isBeside }: { text: string; picture: string; card: string; isBeside: boolean }) {
  return (
    <figure className={css.quote}>
      <div className={css.poster}>
        <Picture
          id={picture}
          alt=""
          sizes={`${isBeside ? `(min-width: 60em) min(${css.quoteWidth}, ${css.besideText}), ` : ''}(min-width: 40em) ${css.quoteWidth}, 100vw`}
        />
      </div>
      <ErrorBoundary instead={null}>
        <ShareOrSave card={card} />
      </ErrorBoundary>
      <blockquote className={css.sentence}>“{text}”</blockquote>
    </figure>
  );
}

/** The history of a style: five sections, one with a quote, with figures, and the sources. */
export function History({ id, picture, history }: { id: string; picture: string; history: HairstyleHistory }) {
  const { quote } = history;
  const sources = numberedSources(history);
  return (
    <>
      {sections.map(([name, heading], index) => {
        const figure = history.figures?.[name];
        const timeline = name === 'origins' ? history.timeline : undefined;
        const map = name === 'culturalSignificance' ? history.map : undefined;
        const isQuoted = name === quote?.section;
        // Three pictures side by side take the full width; otherwise, a figure or the quote is beside the text.
        const beside = figure || timeline || map ? 'plain' : isQuoted ? 'quoted' : 'bare';
        const layout = figure?.pictures.length === 3 ? 'wide' : beside;
        const text = (
          <>
            <h2 id={name} className={`${sectionHeading} ${css.head}`}>
              {heading}
            </h2>
            {quote && isQuoted && (
              <Quote
                text={quote.text}
                picture={picture}
                card={`${import.meta.env.BASE_URL}${quoteCardPath(id).slice(1)}`}
                isBeside={layout === 'quoted'}
              />
            )}
            <div className={css.text}>
              {history[name].map((paragraph, at) => (
                <p key={paragraph}>
                  <Cited text={paragraph} sources={sources} place={`${name}-${at}`} />
                </p>
              ))}
            </div>
          </>
        );
        return (
          <section key={name} className={`${container} ${css.section[layout]}`} aria-labelledby={name}>
            {layout === 'plain' ? <div className={css.words}>{text}</div> : text}
            <div className={css.opening}>
              {figure && <Figure {...figure} sizes={sizesOf(layout, index === 0, figure.pictures.length)} />}
              {timeline && <Timeline timeline={timeline} braid={history.braid} sources={sources} />}
              {map && <NamesMap {...map} />}
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
