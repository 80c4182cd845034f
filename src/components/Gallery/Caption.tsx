import { Link } from 'wouter';
import { likePicture } from '../../../machines/contact-form/request-lines';
import type { LightboxActor } from '../../../machines/lightbox/lightbox.machine';
import type { GalleryPhoto } from '../../derived/gallery-photographs';
import { linkToPhoto } from '../../effects/share-link';
import { Button } from '../../ui/Button/Button';
import * as css from './Caption.css';
import { category as categoryClass } from './Lightbox.css';

/** Says what the picture is and shows, with a button to book this look and a link to the style's history. */
export function Caption({ photo, lightbox }: { photo: GalleryPhoto; lightbox: LightboxActor }) {
  const { id, caption, style, title, category, price, time, isIllustration } = photo;
  /** Names the hairstyle and the picture in the request's message. */
  const look = () => likePicture(title, { caption, link: linkToPhoto(id) });
  return (
    <>
      <p className={css.words}>
        <span className={categoryClass}>{category}</span>
        <span>{caption}</span>
        <span>{[price, time, isIllustration && 'Illustration'].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={css.ways}>
        <Button tone="gold" onClick={() => lightbox.send({ type: 'photo.ask', title: look() })}>
          Book this look
        </Button>
        <Link className={css.history} href={`/styles/${style}`} aria-label={`Style history: ${title}`}>
          Style history
        </Link>
      </p>
    </>
  );
}
