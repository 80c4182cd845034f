import { Link } from 'wouter';
import { galleryPhotographs } from '../../content/photograph-of';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './StylePictures.css';

/** The gallery's pictures of one style. Each links to the filtered gallery with the picture open. */
export function StylePictures({ id, title }: { id: string; title: string }) {
  const photos = galleryPhotographs.filter(({ hairstyle }) => hairstyle === id);
  if (photos.length === 0) return null;
  return (
    <Section labelledBy="pictures">
      <SectionHead id="pictures" eyebrow={title} title="See it worn" />
      <ul className={css.list} role="list">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Link className={css.link} href={`/gallery?style=${id}&photo=${photo.id}`}>
              <div className={css.frame}>
                <Picture
                  id={photo.id}
                  alt={photo.alt}
                  sizes={`(min-width: 78em) 23rem, (min-width: 60em) calc(30.6vw - 1rem), (min-width: 40em) 30vw, ${index === 0 && photos.length % 2 ? 92 : 43}vw`}
                  className={css.picture}
                />
              </div>
              {photo.caption}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
