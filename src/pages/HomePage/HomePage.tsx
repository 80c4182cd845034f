import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { HistoryLink } from '../../components/HairstyleCard/HistoryLink';
import { Notices } from '../../components/Notices/Notices';
import { Part } from '../../components/Part/Part';
import { TestimonialRotator, testimonialRotator } from '../../components/TestimonialRotator/TestimonialRotator';
import { hairstyleById, hairstyles } from '../../content/hairstyles';
import { notices } from '../../content/notices';
import { altOf } from '../../content/photograph-of';
import { salon } from '../../content/salon';
import { testimonials } from '../../content/testimonials';
import { ButtonLink } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import { shownHairstyle } from '../shown-hairstyle';
import * as css from './HomePage.css';

const shownTestimonials = testimonials.map(testimonial => ({
  ...testimonial,
  hairstyle: hairstyleById(testimonial.hairstyle)?.title ?? '',
}));

export const actors = { testimonialRotator: testimonialRotator(shownTestimonials.length) };

const HERO = 'hero-knotless-half-up';
const HANDS = 'gallery-braiding-hands';

export function HomePage() {
  return (
    <>
      <Part>
        <Notices {...notices} />
      </Part>
      <div className={container}>
        <div className={css.hero}>
          <div className={css.words}>
            <p className={css.eyebrow}>{salon.tagline}</p>
            <h1 className={css.title} tabIndex={-1}>
              Braids made with patience and pride
            </h1>
            <p className={css.lead}>
              Cornrows, twists, box braids and the newer knotless braids, all worked by hand. Choose a style, read where
              it comes from, and ask us for a day that suits you.
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
          <div className={css.arch}>
            <div className={css.archInner}>
              <Picture
                id={HERO}
                alt={altOf(HERO)}
                sizes="(min-width: 78rem) 27.5rem, (min-width: 60em) 34vw, min(100vw - 5.8rem, 27.5rem)"
                turn="first"
              />
            </div>
          </div>
        </div>
      </div>
      <Section ground="soft" labelledBy="signature">
        <SectionHead id="signature" eyebrow="Our services" title="Signature styles">
          Four styles to start with. Each has a story, and its card takes you there.
        </SectionHead>
        <Part>
          <HairstyleGrid show="few">
            {hairstyles
              .filter(hairstyle => hairstyle.signature)
              .map(hairstyle => (
                <HairstyleCard
                  key={hairstyle.id}
                  hairstyle={shownHairstyle(hairstyle)}
                  sizes="(min-width: 78rem) 16.5rem, (min-width: 60em) 20.5vw, 43vw"
                >
                  <HistoryLink id={hairstyle.id} title={hairstyle.title} />
                </HairstyleCard>
              ))}
          </HairstyleGrid>
        </Part>
        <p className={css.linkRow}>
          <ButtonLink href="/services">All services and prices</ButtonLink>
        </p>
      </Section>
      {/* A salon that opens today has no words of clients yet, and must not invent any. */}
      {shownTestimonials.length > 0 && (
        <Section ground="band" labelledBy="testimonials">
          <h2 id="testimonials" className={css.voicesHeading}>
            What our clients say
          </h2>
          <div className={css.voices}>
            <Part>
              <TestimonialRotator testimonials={shownTestimonials} labelledBy="testimonials" />
            </Part>
            <div className={css.sun}>
              <Picture id={HANDS} alt={altOf(HANDS)} sizes="21rem" className={css.sunPicture} />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
