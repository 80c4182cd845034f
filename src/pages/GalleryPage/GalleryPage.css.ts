import { globalStyle, style } from '@vanilla-extract/css';
import { sectionSpace, space, type } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

export const closing = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

globalStyle(`${closing} > p`, { ...type.lead, textWrap: 'balance' });

/** Photos excluded by the address are hidden before first paint; the filter hydrates later. */
globalStyle('[data-other]', { display: 'none' });
