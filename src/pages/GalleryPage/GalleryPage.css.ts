import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { space, spacing, type } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: spacing.normal });

export const closing = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '@media': {
    [media.phone]: { justifyItems: 'stretch' },
    // Brings the text as near to its heading as on the other pages.
    [media.narrow]: { marginBlockStart: `calc(-1 * ${space[1]})` },
  },
});

globalStyle(`${closing} > p`, { ...type.lead, textWrap: 'balance' });

/** Hides the photos that the inline loader marks before first paint, because the address names another style. */
globalStyle('[data-other]', { display: 'none' });
