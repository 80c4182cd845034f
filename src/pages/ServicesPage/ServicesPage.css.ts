import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { space, spacing } from '../../theme/scale';

export const list = style({
  paddingBlockEnd: spacing.normal,
});
export const book = style({
  marginBlockStart: space[5],
  '@media': { [media.phone]: { display: 'grid' } },
});
/** The prices by size and length, below the comparison. */
export const prices = style({ marginBlockStart: space[4] });
