import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { space, spacing, type } from '../../theme/scale';

/** The ends of braids hang from the band's edge; on a phone, above the heading. On the home page, the last one goes on. */
export const fall = style({
  clipPath: 'polygon(0 0, 86.4% 0, 89% 29%, 92% 60%, 92% 100%, 0 100%)',
  marginBlock: `calc(-1 * ${spacing.change}) ${space[3]}`,
  '@media': {
    [media.tablet]: { position: 'absolute', margin: 0, insetBlockStart: 0, insetInlineEnd: 0, width: '56%' },
  },
});
export const closing = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
globalStyle(`${closing} > p`, { ...type.lead, maxWidth: '20em', textWrap: 'balance' });
