import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { gutter, radius, space, target, type } from '../../theme/scale';

const tablet = `${media.tablet} and (max-width: 59.99em)`;

/** On a phone, the table scrolls sideways while the column of names stays in view. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    // The padding keeps the last column clear of the fade when the table is scrolled to its end.
    [media.phone]: { marginInline: `calc(-1 * ${gutter})`, paddingInlineEnd: space[6] },
    [media.print]: { overflow: 'visible' },
  },
});
/** The table fades at the window's edge, to show that more columns follow. */
export const frame = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: `calc(-1 * ${gutter})`,
        width: space[6],
        pointerEvents: 'none',
        background: `linear-gradient(to right, transparent, ${color.groundSoft})`,
      },
    },
  },
});
/** The hint that the table scrolls, shown only on phones, where the table does. */
export const hint = style([
  type.small,
  {
    display: 'none',
    alignItems: 'center',
    gap: space[1],
    marginBlockEnd: space[2],
    color: color.textMuted,
    '@media': { [media.phone]: { display: 'flex' } },
  },
]);
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.phone]: { width: 'max-content' } },
});
export const caption = style([
  type.small,
  { captionSide: 'bottom', textAlign: 'start', color: color.textMuted, paddingBlockStart: space[3] },
]);
globalStyle(`${caption} > span`, {
  display: 'block',
  textWrap: 'pretty',
  '@media': {
    [media.phone]: {
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
    '@media': {
      [media.phone]: {
        paddingInline: `${space[2]} ${space[1]}`,
        letterSpacing: '0.05em',
        whiteSpace: 'normal',
        maxWidth: '6rem',
      },
      [media.narrow]: { whiteSpace: 'normal' },
    },
  },
]);
const stays = style({
  '@media': {
    [media.phone]: {
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
/** On a tablet, each row has weight and upkeep on a second line, so that every column fits. */
export const row = style({
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 0.9fr) minmax(0, 1.35fr) minmax(0, 1.5fr)',
      columnGap: space[2],
      alignItems: 'center',
    },
  },
});
for (const [child, columns] of [
  [5, '1 / 3'],
  [6, '3 / 5'],
] as const)
  globalStyle(`${row} > :nth-child(${child})`, { '@media': { [tablet]: { gridColumn: columns, alignSelf: 'start' } } });
/** A line that is visible on dark backgrounds, too. */
const faint = `color-mix(in srgb, ${color.text} 20%, transparent)`;
const line = `1px solid ${faint}`;
globalStyle(`tbody > ${row} > *`, { borderBlockStart: line, '@media': { [tablet]: { border: 0 } } });
globalStyle(`tbody > ${row}:last-child > *`, { borderBlockEnd: line, '@media': { [tablet]: { border: 0 } } });
globalStyle(`tbody > ${row}`, { '@media': { [tablet]: { borderBlockStart: line, paddingBlock: space[1] } } });
globalStyle(`tbody > ${row}:last-child`, { '@media': { [tablet]: { borderBlockEnd: line } } });
export const name = style([
  type.subheading,
  {
    textAlign: 'start',
    padding: `${space[1]} ${space[3]} ${space[1]} 0`,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { fontSize: '1.0625rem', whiteSpace: 'normal', width: '7.5rem', maxWidth: '7.5rem' } },
  },
  stays,
]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target, color: color.heading });
const anyCell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  '@media': { [media.phone]: { paddingInline: `${space[2]} ${space[1]}` }, [tablet]: { padding: `${space[1]} 0` } },
});
export const cell = styleVariants({
  plain: [
    anyCell,
    {
      minWidth: '13rem',
      maxWidth: '20rem',
      textWrap: 'balance',
      '@media': { [tablet]: { ...type.small, maxWidth: 'none', color: color.textMuted, paddingBlockStart: 0 } },
    },
  ],
  price: [
    anyCell,
    {
      fontWeight: 600,
      color: color.link,
      whiteSpace: 'nowrap',
    },
  ],
  span: [
    anyCell,
    {
      minWidth: '6.5rem',
      whiteSpace: 'nowrap',
      '@media': { [media.desktop]: { minWidth: '8.5rem', width: '14%' } },
    },
  ],
});
/** A bar from the smallest to the largest figure, on a track as long as the greatest value in the column. */
export const bar = style({ width: '100%', height: '6px', marginBlockStart: space.half, borderRadius: radius.pill });
export const track = style({ fill: `color-mix(in srgb, ${color.ring} 28%, transparent)` });
export const reach = style({ fill: color.ring });
