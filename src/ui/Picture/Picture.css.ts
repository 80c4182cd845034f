import { style } from '@vanilla-extract/css';

/** The picture element has no box, so that a class passed to Picture styles only the image. */
export const picture = style({ display: 'contents' });

/** Crops pictures from the bottom, because heads are in the upper half. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'top',
  // Fills the frame even if the picture is wider; a cut-out has none.
  selectors: { '&:not([data-ground=none])': { minHeight: '100%' } },
});
