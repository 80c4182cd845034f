import 'virtual:pictures.css';
import type { ComponentProps } from 'react';
import * as css from './Picture.css';
import { isPicture, pictureGround, pictureSize, pictureSrcSet, pictureUrl } from './sources';

export { isPicture, pictureUrl };

/** When a picture is fetched. */
const turns = {
  /** At once and before all others: the one that a visitor looks at first. */
  first: { fetchPriority: 'high' },
  /** At once and after all others: one that a visitor may turn to. */
  ahead: { fetchPriority: 'low', decoding: 'async' },
  /** When a visitor comes near it. */
  near: { loading: 'lazy', decoding: 'async' },
} as const;
export type Turn = keyof typeof turns;

interface PictureProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'onError' | 'draggable' | 'style'> {
  /** Its file is `src/content/photographs/<id>` with the file's ending. */
  id: string;
  /** What it shows; empty if the words beside it say the same. */
  alt: string;
  /** How wide the page shows it, as in the HTML attribute: the browser chooses the file by it. */
  sizes: string;
  /** Left out, it waits until somebody comes near. */
  turn?: Turn;
  /** Shapes the image itself. */
  className?: string;
}

/** A picture in the smallest format and size that will do. Its room is kept, in its own colour, until it is there. */
export function Picture({ id, alt, sizes, turn = 'near', className, ...rest }: PictureProps) {
  return (
    <picture className={css.picture}>
      <source type="image/avif" srcSet={pictureSrcSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(id, 'webp')} sizes={sizes} />
      <img
        alt={alt}
        {...pictureSize(id)}
        sizes={sizes}
        {...turns[turn]}
        {...rest}
        className={className ? `${css.image} ${className}` : css.image}
        data-ground={pictureGround(id)}
        srcSet={pictureSrcSet(id, 'jpg')}
        src={pictureUrl(id)}
      />
    </picture>
  );
}
