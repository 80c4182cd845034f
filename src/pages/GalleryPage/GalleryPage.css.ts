import { globalStyle, style } from '@vanilla-extract/css';
import { sectionSpace } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

/** Photos excluded by the address are hidden before first paint; the filter hydrates later. */
globalStyle('[data-other]', { display: 'none' });
