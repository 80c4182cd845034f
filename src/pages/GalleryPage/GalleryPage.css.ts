import { globalStyle, style } from '@vanilla-extract/css';
import { sectionSpace, space, type } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

export const closing = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

globalStyle(`${closing} > p`, { ...type.lead, textWrap: 'balance' });

/** The inline loader hides photos of other styles than the one in the address before first paint. */
globalStyle('[data-other]', { display: 'none' });
