import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { gutter, space, type, wrapping } from '../../theme/scale';

export const filter = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[4],
  '@media': {
    // The row fades at the window's edge, to show that more choices follow.
    [media.phone]: {
      '::after': {
        content: '',
        gridArea: '1 / 1',
        justifySelf: 'end',
        width: space[4],
        marginInlineEnd: `calc(-1 * ${gutter})`,
        pointerEvents: 'none',
        background: `linear-gradient(to right, transparent, ${color.ground})`,
      },
    },
    // The number of pictures is at the end of the last row of choices.
    [media.between]: { display: 'flex', flexWrap: 'wrap', gap: space[1] },
    // “2 of 10 pictures” ends with the pictures. All counts begin at the same place, so that nothing shifts.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem', alignItems: 'center', marginBlockEnd: space[5] },
    [media.print]: { display: 'none' },
  },
  selectors: { [`${withoutScripts} &`]: { display: 'none' } },
});
/** On a phone, the choices are one row that scrolls sideways and reaches both edges of the window. */
export const choices = style({
  ...wrapping(space[1]),
  '@media': {
    [media.between]: { display: 'contents' },
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollPaddingInline: gutter,
      marginInline: `calc(-1 * ${gutter})`,
      // The padding leaves room for the outline of the focused choice.
      padding: `${space[1]} ${space[5]} ${space[1]} ${gutter}`,
      marginBlock: `calc(-1 * ${space[1]})`,
      gridArea: '1 / 1',
    },
  },
});
export const choice = style({
  flex: 'none',
  selectors: { '&&[aria-pressed="true"]': { background: color.heading, color: color.ground } },
});
export const count = style({
  ...type.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.between]: { alignSelf: 'center', marginInlineStart: 'auto' } },
});
