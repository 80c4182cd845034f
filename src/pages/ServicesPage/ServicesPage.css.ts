import { style } from '@vanilla-extract/css';
import { spacing } from '../../theme/scale';

export const list = style({
  paddingBlockEnd: spacing.normal,
});
