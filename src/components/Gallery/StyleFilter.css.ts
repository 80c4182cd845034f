import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { gutter, space, type } from '../../theme/scale';

export const filter = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[3],
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`html[data-script="failed"] ${filter}`, { display: 'none' });
/** One row on a phone, which scrolls sideways to the edges of the window. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: gutter,
      marginInline: `calc(-1 * ${gutter})`,
      padding: `4px ${gutter}`,
    },
  },
});
export const choice = style({
  flex: 'none',
  scrollSnapAlign: 'start',
  selectors: {
    '&&[aria-pressed="true"]': { background: color.heading, color: color.ground },
  },
});
export const count = style([type.small, { color: color.textMuted, fontVariantNumeric: 'tabular-nums' }]);
