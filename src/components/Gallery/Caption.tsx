import { Link } from 'wouter';
import { useAskForLook } from '../../actors/ask-for-look';
import { ButtonLink } from '../../ui/Button/Button';
import * as css from './Caption.css';
import type { GalleryPhoto } from './gallery-photo';
import * as styles from './lightbox-styles';

/** What the picture shows, and where it leads: to the request form with this very look, and to the history of its style. */
export function Caption({ photo: { id, caption, style, title, category, price, time } }: { photo: GalleryPhoto }) {
  const ask = useAskForLook();
  return (
    <>
      <p className={css.words}>
        <span style={styles.category}>{category}</span>
        <span>{caption}</span>
        <span>{[price, time].filter(Boolean).join(' · ')}</span>
      </p>
      <p style={styles.ways}>
        <ButtonLink tone="gold" href="/contact" onClick={() => ask({ photo: id, caption, hairstyle: title })}>
          Ask for this look
        </ButtonLink>
        <Link
          className={css.history}
          style={styles.history}
          href={`/styles/${style}`}
          aria-label={`Its history: ${title}`}
        >
          Its history
        </Link>
      </p>
    </>
  );
}
