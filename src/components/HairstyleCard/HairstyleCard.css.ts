import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

const anyGrid = style({
  display: 'grid',
  gap: `${space[5]} ${space[2]}`,
  '@media': { [media.tablet]: { columnGap: space[4], rowGap: space[6] } },
});
/** `few`: names and prices, two side by side on a phone. `all`: with a text each, one below the other there. */
export const grid = styleVariants({
  few: [
    anyGrid,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  ],
  all: [
    anyGrid,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
});
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 });
/** The arch of the illustrations, edged by a thin ring. */
export const frame = style({
  position: 'relative',
  borderRadius: radius.arch,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  isolation: 'isolate',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${color.ring}`,
    borderBlockEnd: 0,
    borderRadius: radius.arch,
    pointerEvents: 'none',
  },
});
export const picture = style({
  '@media': { [media.moving]: { transition: `transform ${motion.slow}` } },
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.025)' } },
});
/** Name and price: one line where there is room, else the price below, the same in every card of a row. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});
export const title = style([type.subheading]);
export const price = style({
  fontWeight: 600,
  color: color.link,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
});
export const time = style([type.small, { color: color.textMuted, fontVariantNumeric: 'lining-nums' }]);
export const text = style({ color: color.textMuted });
/** Side by side where there is room, else each as wide as the card. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
});
globalStyle(`${actions} > a`, {
  flex: '0 1 auto',
  '@media': { [media.narrow]: { flex: '1 1 auto', paddingInline: space[1] } },
});
