import { Link } from 'wouter';
import { galleryPhotographs } from '../../content/photograph-of';
import { styleList } from '../../content/style-list';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './StylePictures.css';

/** Widths of the pictures by their number, as in `list`. */
const sizes = {
  one: '(min-width: 78em) 26rem, (min-width: 40em) 40vw, 92vw',
  two: '(min-width: 78em) 23rem, (min-width: 60em) 30vw, (min-width: 40em) 46vw, 43vw',
  more: '(min-width: 78em) 23rem, (min-width: 60em) calc(30.6vw - 1rem), (min-width: 40em) 30vw, 43vw',
};

/** The gallery's pictures of one style. Each links to the filtered gallery with the picture open. */
export function StylePictures({ id, title }: { id: string; title: string }) {
  const photos = galleryPhotographs.filter(({ hairstyle }) => hairstyle === id);
  if (photos.length === 0) return null;
  const count = photos.length === 1 ? 'one' : photos.length === 2 ? 'two' : 'more';
  const price = styleList.find(style => style.id === id)?.price;
  return (
    <Section labelledBy="pictures" split={count !== 'more'}>
      <SectionHead id="pictures" eyebrow={title} title="See it worn" />
      <ul className={css.list[count]} role="list">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Link className={css.link} href={`/gallery?style=${id}&photo=${photo.id}`}>
              <div className={css.frame}>
                <Picture
                  id={photo.id}
                  alt={photo.alt}
                  sizes={index === 0 && photos.length % 2 ? sizes[count].replace(/43vw$/, '92vw') : sizes[count]}
                  className={css.picture}
                />
              </div>
              <span className={css.words}>
                <span className={css.caption}>{photo.caption}</span>
                {count === 'one' && (
                  <>
                    <span>{price}</span>
                    <span className={css.open}>Enlarge</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
