import { Fragment } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { HistoryLink } from '../../components/HairstyleCard/HistoryLink';
import { Notices } from '../../components/Notices/Notices';
import { TestimonialRotator, testimonialRotator } from '../../components/TestimonialRotator/TestimonialRotator';
import { braids, hands, hero, signatureStyles } from '../../content/home-page';
import { malden } from '../../content/malden';
import { notices } from '../../content/notices';
import { salon } from '../../content/salon';
import { styleList } from '../../content/style-list';
import { testimonials } from '../../content/testimonials';
import { ButtonLink } from '../../ui/Button/Button';
import { isCutOut, Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import { bound } from '../../ui/Unbroken/Unbroken';
import * as css from './HomePage.css';

const shownTestimonials = testimonials.map(testimonial => ({
  ...testimonial,
  hairstyle: styleList.find(({ id }) => id === testimonial.hairstyle)?.title ?? '',
}));

export const actors = { testimonialRotator: testimonialRotator(shownTestimonials.length) };

/** The `sizes` of the first picture, whose width is `share` of the figure's height (`tall` in HomePage.css.ts). */
const heroSizes = (share: number) =>
  [
    `(max-height: 30em) and (min-width: 35em) calc(max(14rem, 100vh - 5.5rem) * ${share})`,
    `(min-width: 60em) calc(clamp(32rem, min(100vh - 7.5rem, 58vw), 58rem) * ${share})`,
    `(min-width: 40em) calc((70.9vw - 2.03rem) * ${share})`,
    // The figure is 92vw high, but `sizes` says less, so that browsers request the next smaller file: that file looks
    // just as sharp, and fits into the first 14,600 bytes of a connection.
    `calc(min(81.6vw, 27rem) * ${share})`,
  ].join(', ');

export function HomePage() {
  return (
    <>
      <ErrorBoundary>
        <Notices {...notices} />
      </ErrorBoundary>
      <div className={container}>
        <div className={css.hero}>
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
          <div className={css.stage}>
            <div className={css.arch} />
            <Picture
              {...hero}
              sizes={heroSizes(isCutOut(hero.id) ? 0.5758 : 0.74)}
              priority="first"
              className={isCutOut(hero.id) ? css.figure : css.framed}
            />
          </div>
        </div>
      </div>
      <Section ground="soft" labelledBy="signature">
        <SectionHead id="signature" eyebrow="Our services" title="Signature styles">
          Four favorites, each with a story to read.
        </SectionHead>
        <ErrorBoundary>
          <HairstyleGrid show="few">
            {signatureStyles.map(hairstyle => (
              <HairstyleCard
                key={hairstyle.id}
                hairstyle={hairstyle}
                sizes="(min-width: 120rem) 19.5rem, (min-width: 104rem) calc(18.75vw - 3rem), (min-width: 78rem) 16.5rem, (min-width: 60em) 20.5vw, 43vw"
              >
                <HistoryLink id={hairstyle.id} title={hairstyle.title} />
              </HairstyleCard>
            ))}
          </HairstyleGrid>
        </ErrorBoundary>
        <p className={css.linkRow}>
          <ButtonLink href="/services">All services and prices</ButtonLink>
        </p>
      </Section>
      <Section labelledBy="malden">
        <div className={css.law}>
          <div className={css.lawHead}>
            <SectionHead id="malden" title={malden.title} />
          </div>
          <div className={css.emblem}>
            <Picture
              {...braids}
              sizes="(min-width: 60em) 25rem, (min-width: 40em) calc(61.3vw - 1.35rem), min(12.5rem, 36vw - 0.8rem)"
            />
          </div>
          <div className={css.lawText}>
            <p className={css.story}>{bound(malden.text)}</p>
            <p>
              Sources:{' '}
              {malden.sources.map(({ title, url }, index) => (
                <Fragment key={url}>
                  {index > 0 && ', '}
                  <a href={url} rel="noopener">
                    {title}
                  </a>
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
      {/* A new salon has no testimonials yet. */}
      {shownTestimonials.length > 0 && (
        <Section ground="band" labelledBy="testimonials">
          <div className={css.voices}>
            <h2 id="testimonials" className={css.voicesHeading}>
              What our clients say
            </h2>
            <div className={css.voicesText}>
              <ErrorBoundary>
                <TestimonialRotator testimonials={shownTestimonials} labelledBy="testimonials" />
              </ErrorBoundary>
            </div>
            <div className={css.sun}>
              <Picture
                {...hands}
                sizes="(min-width: 60em) 21rem, (min-width: 40em) min(19rem, 46vw - 3rem), min(8.5rem, 34vw)"
                className={css.sunPicture}
              />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
