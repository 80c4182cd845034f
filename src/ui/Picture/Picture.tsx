import type { ComponentProps } from 'react';
import * as css from './Picture.css';
import { isCutOut, isPicture, pictureGround, pictureSize, pictureSrcSet, pictureUrl } from './sources';

export { isCutOut, isPicture, pictureSize, pictureSrcSet, pictureUrl };

/** When a picture is fetched. */
const priorities = {
  /** At once, before all others: the largest picture in the first view. */
  first: { fetchPriority: 'high' },
  /** At once, after all others: a picture that may be shown next. */
  ahead: { fetchPriority: 'low', decoding: 'async' },
  /** When it comes near the viewport. */
  near: { loading: 'lazy', decoding: 'async' },
} as const;
export type Priority = keyof typeof priorities;

interface PictureProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'onError' | 'draggable' | 'style'> {
  /** The file is `src/content/photographs/<id>` with its extension. */
  id: string;
  /** What the picture shows; empty if text beside the picture says the same. */
  alt: string;
  /** The picture's width on the page, as in the HTML attribute `sizes`, from which browsers choose a file. */
  sizes: string;
  /** Default: `near` (lazy loading). */
  priority?: Priority;
  /** Class of the image itself. */
  className?: string;
}

/** A picture in the best format and size for the browser. Until it has loaded, its space is a little darker than the page. */
export function Picture({ id, alt, sizes, priority = 'near', className, ...rest }: PictureProps) {
  return (
    <picture className={css.picture}>
      <source type="image/avif" srcSet={pictureSrcSet(id)} sizes={sizes} />
      <img
        alt={alt}
        {...pictureSize(id)}
        {...priorities[priority]}
        {...rest}
        className={className ? `${css.image} ${className}` : css.image}
        data-ground={pictureGround(id)}
        src={pictureUrl(id)}
      />
    </picture>
  );
}
