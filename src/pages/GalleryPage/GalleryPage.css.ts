import { style } from '@vanilla-extract/css';
import { sectionSpace } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });
