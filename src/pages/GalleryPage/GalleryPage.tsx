import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { Gallery } from '../../components/Gallery/Gallery';
import { galleryPhotographs, illustrations } from '../../derived/gallery-photographs';
import { ButtonLink } from '../../ui/Button/Button';
import { PageHead } from '../../ui/PageHead/PageHead';
import { Picture, pictureUrl } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { below } from '../../ui/Section/Section.css';
import * as css from './GalleryPage.css';

/** The photos that the gallery's machine knows. */
export const photos = galleryPhotographs.map(({ id, style }) => ({ id, style, file: pictureUrl(id) }));

export function GalleryPage() {
  return (
    <>
      <PageHead title="Looks to choose from">
        {illustrations !== 'none' && (
          <p>{illustrations === 'all' ? 'Drawn' : 'Some are drawn'} for us, braid by braid.</p>
        )}
        <p>Open a picture to see it full size.</p>
      </PageHead>
      <div className={below}>
        <ErrorBoundary>
          <Gallery />
        </ErrorBoundary>
      </div>
      <Section ground="band" labelledBy="found">
        <div className={css.fall}>
          <Picture id="fall-long-dark" alt="" sizes="(min-width: 40em) 56vw, 100vw" />
        </div>
        <div className={css.rod} aria-hidden="true" />
        <SectionHead id="found" title="Found a look you like?" />
        <div className={css.closing}>
          <p>Open it and choose “Book this look,” or mention it when you book.</p>
          <ButtonLink href="/contact" tone="gold">
            Book Your Appointment
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
