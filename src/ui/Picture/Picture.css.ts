import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';

/** The picture element has no box, so that a class passed to Picture styles only the image. */
export const picture = style({ display: 'contents' });

/** Crops pictures from the bottom, because heads are in the upper half. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'top',
  // Fills its frame even if the picture is wider, with a calm color until it has loaded. A cut-out figure has neither. A
  // class passed to Picture wins.
  selectors: { '&:where([data-ground])': { minHeight: '100%', background: color.groundSoft } },
});
