import { style } from '@vanilla-extract/css';

/** Only the image has a box, so that a class passed to Picture styles exactly what is visible. */
export const picture = style({ display: 'contents' });

/** Heads are in the upper half, so crop from the bottom. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'top',
});
