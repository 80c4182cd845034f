import { globalStyle, style } from '@vanilla-extract/css';
import { sectionSpace } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

/** What the address leaves out is hidden before the first paint, long before the filter itself is there. */
globalStyle('[data-other]', { display: 'none' });
