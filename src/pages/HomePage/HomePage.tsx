import { Fragment } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { Notices } from '../../components/Notices/Notices';
import { TestimonialRotator } from '../../components/TestimonialRotator/TestimonialRotator';
import { malden } from '../../content/malden';
import { salon } from '../../content/salon';
import { testimonials } from '../../content/testimonials';
import { falls, hands, hero, sisters } from '../../derived/home-page';
import { styleList } from '../../derived/style-list';
import { ButtonLink } from '../../ui/Button/Button';
import { noBreakSpaces } from '../../ui/NoBreak/NoBreak';
import { isCutOut, Picture, pictureSrcSet, pictureUrl } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './HomePage.css';
import turn from './spine-turn.svg';

const shownTestimonials = testimonials.map(testimonial => ({
  ...testimonial,
  hairstyle: styleList.find(({ id }) => id === testimonial.hairstyle)?.title ?? '',
}));

const signatureStyles = styleList.filter(({ signature }) => signature);

export const testimonialCount = shownTestimonials.length;
/** A new salon has none yet. */
const hasTestimonials = testimonialCount > 0;

/** The `sizes` of a picture whose width is `share` of the figure's height. */
const heroSizes = (share: number) =>
  css.heights
    .map(([window, height]) => `${window.replace(/^screen and |^all$/, '')} calc((${height}) * ${share})`.trim())
    .join(', ');

/** The ends of the hair of the cut-out figure, below the hero's edge. Both themes have their own. */
function Fall() {
  const sizes = heroSizes(0.8255);
  return falls.map(({ theme, long, short }) => (
    <picture key={theme} data-for={theme}>
      <source type="image/avif" media="(min-width: 75em)" srcSet={pictureSrcSet(long)} sizes={sizes} />
      <source type="image/avif" srcSet={pictureSrcSet(short)} sizes={sizes} />
      <img className={css.ends} src={pictureUrl(short)} alt="" loading="lazy" decoding="async" />
    </picture>
  ));
}

export function HomePage() {
  return (
    <>
      <ErrorBoundary>
        <Notices />
      </ErrorBoundary>
      <div className={css.ground}>
        <div className={css.hero}>
          <div className={css.stage}>
            <div className={css.arch} />
            <Picture
              {...hero}
              sizes={heroSizes(isCutOut(hero.id) ? 0.5758 : 0.74)}
              priority="first"
              className={isCutOut(hero.id) ? css.figure : css.framed}
            />
            {isCutOut(hero.id) && <Fall />}
          </div>
          <div className={css.words}>
            <p className={css.eyebrow}>{salon.tagline}</p>
            <h1 className={css.title} tabIndex={-1}>
              Braids made with patience and pride
            </h1>
            <p className={css.lead}>
              Cornrows, twists, box braids and knotless braids, all done by hand. Choose a style, see where it comes
              from, and tell us which day works for you.
            </p>
            <div className={css.actions}>
              <ButtonLink href="/contact" width="fullOnPhone">
                Book Your Appointment
              </ButtonLink>
              <ButtonLink href="/gallery" tone="quiet" width="fullOnPhone">
                View Our Work
              </ButtonLink>
            </div>
            <ul className={css.claims} role="list">
              <li className={css.claim}>{salon.claims.clients}</li>
              <li className={css.claim}>{salon.claims.styles}</li>
            </ul>
          </div>
        </div>
      </div>
      <Section ground="soft" labelledBy="signature">
        <div className={isCutOut(hero.id) ? css.continuing : css.start} aria-hidden="true" />
        <SectionHead id="signature" title="Signature styles">
          A few favorites, each with a story to read.
        </SectionHead>
        <ErrorBoundary>
          <HairstyleGrid show="row">
            {signatureStyles.map(hairstyle => (
              <HairstyleCard
                key={hairstyle.id}
                hairstyle={hairstyle}
                sizes="(min-width: 120em) 20.5rem, (min-width: 104em) calc(18.75vw - 2rem), (min-width: 78em) 17.5rem, (min-width: 40em) calc(23vw - 0.5rem), 54vw"
              />
            ))}
          </HairstyleGrid>
        </ErrorBoundary>
        <div className={css.linkRow}>
          <ButtonLink href="/services">All services and prices</ButtonLink>
        </div>
      </Section>
      <Section labelledBy="malden">
        <div className={css.law}>
          <div className={css.spine} aria-hidden="true" />
          <div className={css.lawHead}>
            <SectionHead id="malden" title={malden.title} />
          </div>
          <div className={css.emblem}>
            <Picture
              {...sisters}
              sizes="(min-width: 60em) 25rem, (min-width: 40em) calc(46vw - 1.6rem), calc(100vw - 3.85rem)"
            />
          </div>
          <div className={css.years} aria-hidden="true">
            {malden.years.map(year => (
              <span key={year} className={css.year}>
                {year}
              </span>
            ))}
          </div>
          <div className={css.lawText}>
            <p className={css.story}>{noBreakSpaces(malden.text)}</p>
            <p>
              Sources:{' '}
              {malden.sources.map(({ title, url }, index) => (
                <Fragment key={url}>
                  {index > 0 && ', '}
                  <a href={url}>{title}</a>
                </Fragment>
              ))}
            </p>
            <p className={css.linkRow}>
              <ButtonLink href={`/styles/${malden.hairstyle}`} tone="quiet">
                Box braids and their history
              </ButtonLink>
            </p>
          </div>
        </div>
      </Section>
      <Section ground="band" labelledBy={hasTestimonials ? 'testimonials' : 'book'}>
        <div className={css.voices}>
          {hasTestimonials && (
            <>
              <h2 id="testimonials" className={css.voicesHeading}>
                What our clients say
              </h2>
              <ErrorBoundary>
                <TestimonialRotator testimonials={shownTestimonials} labelledBy="testimonials" />
              </ErrorBoundary>
            </>
          )}
          <div className={css.hands}>
            <div className={css.turn}>
              <img src={turn} alt="" loading="lazy" decoding="async" />
            </div>
            <div className={css.niche}>
              <Picture {...hands} sizes="(min-width: 75em) 20rem, (min-width: 40em) 30rem, 100vw" />
            </div>
            <ButtonLink id="book" href="/contact" tone="gold">
              Book Your Appointment
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
