import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/site';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { altOf } from '../../content/photograph-of';
import { quoteCardPath } from '../../content/quote-card';
import type { HairstyleHistory } from '../../content/schema';
import { mark } from '../../effects/marks';
import { Button } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { container, heading as sectionHeading } from '../../ui/Section/Section.css';
import { useHydrated } from '../../ui/use-hydrated';
import { Figure } from './Figure';
import * as css from './History.css';
import { Hours } from './Hours';
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

/** The content's width, for `sizes`, from wide windows to narrow ones. */
const WIDTHS = ['(min-width: 120em) 84rem', '(min-width: 104em) calc(75vw - 6rem)', '(min-width: 78em) 72rem'];
/** The width of a figure beside the text (`section.plain` in History.css.ts). */
const BESIDE = [
  '(min-width: 120em) 42rem',
  '(min-width: 104em) calc(75vw - 48rem)',
  '(min-width: 78em) 30rem',
  '(min-width: 75em) calc(92vw - 42rem)',
  '(min-width: 60em) calc(38.3vw - 1.7rem)',
];
const NARROW = ['(min-width: 40em) min(92vw, 38rem)', 'calc(100vw - 2.25rem)'];

type Layout = keyof typeof css.section;

const hasTimeline = (name: SectionName, { timeline }: HairstyleHistory) => name === 'origins' && Boolean(timeline);

/** Three pictures side by side take the full width; other figures are beside the text where there is room. */
function layoutOf(name: SectionName, history: HairstyleHistory): Layout {
  const figure = history.figures?.[name];
  if (hasTimeline(name, history)) return 'plain';
  if (figure) return figure.pictures.length === 3 ? 'wide' : 'plain';
  return name === 'modernDay' || (name === 'culturalSignificance' && history.map) ? 'plain' : 'bare';
}

/** The last section that has no figure beside its text and does not contain the pulled sentence, which fills the room. */
const besidePull = (history: HairstyleHistory) =>
  sections
    .map(([name]) => name)
    .filter(name => layoutOf(name, history) !== 'plain' && !history[name].join().includes(`${history.pull}`))
    .at(-1) ?? 'modernDay';

/** The `sizes` of one of `count` pictures side by side, with gaps of 1 rem. */
const sizesOf = (layout: Layout, count: number) =>
  [...(layout === 'wide' ? [...WIDTHS, '(min-width: 40em) 92vw'] : [...BESIDE, NARROW[0] ?? '']), NARROW[1] ?? '']
    .map(size =>
      count === 1
        ? size
        : size.replace(
            /([^) ]+|(?:calc|min)\(.*\))$/,
            width => `calc((${width.replace('calc', '')} - ${count - 1}rem) / ${count})`,
          ),
    )
    .join(', ');

interface OpeningProps {
  id: string;
  name: SectionName;
  history: HairstyleHistory;
  sources: readonly NumberedSource[];
}

/** What illustrates a section, if anything: drawings, the timeline, the map, or bars. */
function Opening({ id, name, history, sources }: OpeningProps): ReactNode {
  const { figures, timeline, strands, map } = history;
  const figure = figures?.[name];
  return (
    <>
      {figure && <Figure {...figure} sizesOf={count => sizesOf(layoutOf(name, history), count)} />}
      {name === 'origins' && timeline && <Timeline timeline={timeline} strands={strands} sources={sources} />}
      {name === 'culturalSignificance' && map && <NamesMap {...map} />}
      {name === 'modernDay' && <Hours id={id} />}
    </>
  );
}

/** The sources that a section is the first to cite, beside its text. */
function Notes({ sources, back }: { sources: readonly NumberedSource[]; back: string }) {
  return (
    <ol className={css.notes} start={sources[0]?.number}>
      {sources.map(({ id, title, language, publisher, url, number }) => (
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
            <a className={css.back} href={`#${citationId(number)}`} aria-label={`Back to ${back}`}>
              {'\u21a9\ufe0e'}
            </a>
          </p>
        </li>
      ))}
    </ol>
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

/** A quoted sentence beside a picture. `card` is the address of the quote's card, to save or share. */
function Quote({ text, picture, card }: { text: string; picture: string | undefined; card: string }) {
  return (
    <figure className={css.quote}>
      {picture && (
        <Picture
          id={picture}
          alt=""
          // The picture covers its column, which on a tablet is narrower than the picture at the quote's height.
          sizes="(min-width: 60em) max(55vw, min(90vh, 49rem)), (min-width: 40em) max(50vw, min(90vh, 49rem)), 100vw"
          className={css.close}
        />
      )}
      <div className={css.saying}>
        <blockquote className={css.sentence}>{text}</blockquote>
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

/** The history of a style: five sections with figures and sources, one of them below a picture across the page. */
export function History({ id, history }: { id: string; history: HairstyleHistory }) {
  const { quote, quotePicture, pull, photographs } = history;
  const sources = numberedSources(history);
  const pulled = besidePull(history);
  return (
    <>
      {sections.map(([name, heading]) => {
        const photograph = photographs?.[name];
        const isPulled = pull && name === pulled;
        const noted = sources.filter(({ section }) => section === name);
        const head = (
          <h2 id={name} className={`${sectionHeading} ${css.head}`}>
            {heading}
          </h2>
        );
        const opening = (
          <div className={css.opening}>
            <Opening id={id} name={name} history={history} sources={sources} />
          </div>
        );
        const text = (
          <div className={css.text}>
            {history[name].map((paragraph, index) => (
              <p key={paragraph}>
                <Cited text={paragraph} sources={sources} place={`${name}-${index}`} />
              </p>
            ))}
          </div>
        );
        return (
          <section key={name} className={css.part} aria-labelledby={name}>
            {photograph && <Picture id={photograph} alt={altOf(photograph)} sizes="100vw" className={css.photograph} />}
            <div className={`${container} ${css.section[layoutOf(name, history)]}`}>
              {hasTimeline(name, history) ? (
                <>
                  <div className={css.words}>
                    {head}
                    {text}
                  </div>
                  {opening}
                </>
              ) : (
                <>
                  {head}
                  {opening}
                  {text}
                </>
              )}
              {(isPulled || noted.length > 0) && (
                <div className={css.side}>
                  {/* Screen readers find the sentence in the text. */}
                  {isPulled && (
                    <p className={css.pull} aria-hidden="true">
                      {pull}
                    </p>
                  )}
                  {noted.length > 0 && <Notes sources={noted} back={heading} />}
                </div>
              )}
            </div>
          </section>
        );
      })}
      {quote && (
        <Quote text={quote} picture={quotePicture} card={`${import.meta.env.BASE_URL}${quoteCardPath(id).slice(1)}`} />
      )}
    </>
  );
}
