import { style } from '@vanilla-extract/css';

/** Only the image has a box, so that a class given to the Picture shapes exactly what is seen. */
export const picture = style({ display: 'contents' });

/** Heads sit in the upper half: whatever a frame cuts off, it cuts from the bottom. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'top',
});
