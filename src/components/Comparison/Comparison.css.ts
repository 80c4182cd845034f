import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { hidden } from '../../theme/hidden.css';
import { media } from '../../theme/media';
import { columnGap, radius, space, target, type } from '../../theme/scale';

/** In a narrow window, each style is a block, with the name of its column above each figure. */
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.narrow]: { display: 'grid' } },
});
globalStyle(`${table} > thead`, { '@media': { [media.narrow]: hidden } });
globalStyle(`${table} > tbody`, { '@media': { [media.narrow]: { display: 'block' } } });
export const caption = style([
  type.small,
  {
    captionSide: 'bottom',
    textAlign: 'start',
    textWrap: 'balance',
    color: color.textMuted,
    paddingBlockStart: space[3],
    '@media': { [media.narrow]: { display: 'block', order: 1 } },
  },
]);
export const head = style([
  type.label,
  {
    textAlign: 'start',
    textWrap: 'balance',
    verticalAlign: 'bottom',
    color: color.link,
    padding: `0 ${space[3]} ${space[2]} 0`,
  },
]);
/** A line that is visible on dark backgrounds, too. */
const line = `1px solid color-mix(in srgb, ${color.text} 20%, transparent)`;
/**
 * A phone has two columns, or one if the text is large. A tablet has four columns, and weight and upkeep take two each.
 */
export const row = style({
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      gap: `${space[1]} ${space[2]}`,
      paddingBlock: '0.75rem',
      borderBlockStart: line,
      selectors: { '&:last-child': { borderBlockEnd: line } },
    },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `0.75rem ${columnGap}`,
      paddingBlock: space[2],
    },
  },
});
globalStyle(`${row} > :nth-child(n + 5)`, { '@media': { [media.tablet]: { gridColumn: 'span 2' } } });
/** All rows are equally high, whether a text takes one line or two. */
globalStyle(`${table} > tbody > tr`, { '@media': { [media.desktop]: { height: '5rem' } } });
globalStyle(`${row} > *`, { '@media': { [media.desktop]: { borderBlockStart: line } } });
globalStyle(`${row}:last-child > *`, { '@media': { [media.desktop]: { borderBlockEnd: line } } });
const anyCell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  '@media': {
    [media.narrow]: {
      padding: 0,
      '::before': {
        // The empty alternative text keeps assistive technology from reading the column's name twice.
        content: ['attr(data-column)', "attr(data-column) / ''"],
        display: 'block',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontWeight: 400,
        color: color.textMuted,
      },
    },
  },
});
export const name = style([
  type.subheading,
  {
    textAlign: 'start',
    padding: `${space[1]} ${space[3]} ${space[1]} 0`,
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { padding: 0, fontSize: '1.1875rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);
/** In a narrow window, the link takes up one line of text, but its target is 44 px high. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: color.heading,
  '@media': { [media.narrow]: { marginBlock: `calc((1.25em - ${target}) / 2)` } },
});
export const cell = styleVariants({
  plain: [
    anyCell,
    type.small,
    {
      textWrap: 'balance',
      '@media': { [media.phone]: { fontSize: '0.875rem', lineHeight: 1.4 }, [media.desktop]: { maxWidth: '20rem' } },
    },
  ],
  price: [
    anyCell,
    {
      fontWeight: 600,
      color: color.link,
      '@media': { [media.phone]: { '::before': { display: 'none' } }, [media.desktop]: { whiteSpace: 'nowrap' } },
    },
  ],
  // The space above the text is larger by the height of the bar below and of the gap between the two, so that the text
  // is level with the other cells.
  span: [
    anyCell,
    {
      '@media': {
        [media.desktop]: { width: '15.5%', whiteSpace: 'nowrap', paddingBlock: `calc(${space[1]} + 10px) ${space[1]}` },
      },
    },
  ],
});
/** A bar: `reach` is from the smallest to the largest figure, on a `track` as long as the column's greatest value. */
export const bar = style({ width: '100%', height: '6px', marginBlockStart: space.half, borderRadius: radius.pill });
export const track = style({ fill: `color-mix(in srgb, ${color.ring} 28%, transparent)` });
export const reach = style({ fill: color.ring });
