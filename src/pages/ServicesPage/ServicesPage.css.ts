import { style } from '@vanilla-extract/css';
import { sectionSpace, space } from '../../theme/scale';

export const list = style({
  paddingBlockEnd: sectionSpace,
});
export const book = style({ marginBlockStart: space[4] });
