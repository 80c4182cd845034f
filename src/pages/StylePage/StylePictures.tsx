import { Link } from 'wouter';
import { galleryPhotographs } from '../../derived/gallery-photographs';
import { buttonClass } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './StylePictures.css';

const sizes = {
  one: '(min-width: 120rem) 46.7rem, (min-width: 104rem) calc(43.75vw - 5.8rem), (min-width: 78em) 39.7rem, (min-width: 40em) calc(53.7vw - 2.3rem), 42vw',
  two: '(min-width: 120rem) 41rem, (min-width: 104rem) calc(37.5vw - 4rem), (min-width: 78em) 35rem, (min-width: 40em) calc(46vw - 1rem), calc(50vw - 1.625rem)',
  more: '(min-width: 120rem) 27rem, (min-width: 104rem) calc(25vw - 3rem), (min-width: 78em) 23rem, (min-width: 60em) calc(30.6vw - 1rem), (min-width: 40em) 29vw, 30vw',
};

/** The gallery's pictures of one style. Each links to the filtered gallery with the picture open. */
export function StylePictures({ id }: { id: string }) {
  const photos = galleryPhotographs.filter(({ style }) => style === id);
  if (photos.length === 0) return null;
  const count = photos.length === 1 ? 'one' : photos.length === 2 ? 'two' : 'more';
  return (
    <Section labelledBy="pictures">
      <div className={css.layout[count]}>
        <SectionHead id="pictures" title="See the look" />
        <ul className={css.list} role="list">
          {photos.map(photo => (
            <li key={photo.id}>
              <Link
                className={css.link}
                href={`/gallery?style=${id}&photo=${photo.id}`}
                aria-labelledby={`name-${photo.id}`}
                aria-describedby={`look-${photo.id}`}
              >
                <div className={css.frame} id={`look-${photo.id}`}>
                  <Picture id={photo.id} alt={photo.alt} sizes={sizes[count]} className={css.picture} />
                </div>
                <span className={css.words} id={`name-${photo.id}`}>
                  <span className={css.caption}>{photo.caption}</span>{' '}
                  {count === 'one' && (
                    <>
                      <span className={css.price}>
                        {photo.price}
                        {photo.time && <span className={css.time}>{`\u00a0· ${photo.time}`}</span>}
                      </span>{' '}
                      <span className={buttonClass('quiet')}>Enlarge</span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
