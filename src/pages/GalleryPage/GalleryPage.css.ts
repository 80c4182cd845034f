import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { gutter, space, spacing, type } from '../../theme/scale';

/** Heading, choices and pictures are wider than other pages, where there is room. */
export const wide = style({});
globalStyle(`${wide} > div`, { '@media': { [media.wide]: { maxWidth: `calc(105rem + 2 * ${gutter})` } } });
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
