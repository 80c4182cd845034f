import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { gutter, radius, space, target, type } from '../../theme/scale';

/** Where the table is wider than the window, it scrolls sideways below the names, which stay. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    [media.narrow]: { marginInline: `calc(-1 * ${gutter})`, paddingInlineEnd: gutter },
    [media.print]: { overflow: 'visible' },
  },
});
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.narrow]: { width: 'max-content' } },
});
export const caption = style([
  type.small,
  { captionSide: 'bottom', textAlign: 'start', color: color.textMuted, paddingBlockStart: space[3] },
]);
globalStyle(`${caption} > span`, {
  display: 'block',
  maxWidth: '60ch',
  textWrap: 'pretty',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetInlineStart: gutter,
      width: `calc(100vw - 2 * ${gutter})`,
      marginInlineStart: gutter,
    },
  },
});
export const head = style([
  type.label,
  {
    textAlign: 'start',
    color: color.link,
    padding: `0 ${space[3]} ${space[2]} 0`,
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
]);
const stays = style({
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      paddingInlineStart: gutter,
      paddingInlineEnd: space[2],
      background: color.groundSoft,
      boxShadow: `1px 0 0 ${color.line}`,
    },
  },
});
export const nameHead = style([head, stays]);
export const row = style({});
globalStyle(`${row} > *`, { borderBlockStart: `1px solid ${color.line}` });
export const name = style([
  type.subheading,
  {
    textAlign: 'start',
    padding: `${space[1]} ${space[3]} ${space[1]} 0`,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { fontSize: '1.0625rem', whiteSpace: 'normal', width: '8.25rem', maxWidth: '8.25rem' } },
  },
  stays,
]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target, color: color.heading });
const anyCell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  '@media': { [media.narrow]: { paddingInlineStart: space[2] } },
});
export const cell = styleVariants({
  plain: [anyCell, { minWidth: '13rem', maxWidth: '19rem', textWrap: 'pretty' }],
  price: [anyCell, { fontWeight: 600, color: color.link, whiteSpace: 'nowrap' }],
  span: [anyCell, { minWidth: '8.5rem', whiteSpace: 'nowrap' }],
});
/** From the least to the most, on a line that is as long as the most of all. */
export const bar = style({ width: '100%', height: '6px', marginBlockStart: space.half, borderRadius: radius.pill });
export const track = style({ fill: color.line, opacity: 0.6 });
export const reach = style({ fill: color.ring });
