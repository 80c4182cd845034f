import { style } from '@vanilla-extract/css';
import { sectionSpace } from '../../theme/scale';

export const list = style({
  paddingBlockEnd: sectionSpace,
});
