import { globalStyle, style } from '@vanilla-extract/css';
import { sectionSpace, space, type } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

export const closing = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

globalStyle(`${closing} > p`, { ...type.lead, textWrap: 'balance' });

/** Hides the photos that the inline loader marks before first paint, because the address names another style. */
globalStyle('[data-other]', { display: 'none' });
