import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { hidden } from '../../theme/hidden.css';
import { media } from '../../theme/media';
import { space, tappable, target, type } from '../../theme/scale';

/** Windows too narrow for six columns: each style is a block, with the name of its column above each figure. */
const stacked = 'screen and (width < 46em)';
const tabular = 'screen and (min-width: 46em)';
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'lining-nums',
  '@media': { [stacked]: { display: 'grid' } },
});
globalStyle(`${table} > thead`, { '@media': { [stacked]: hidden } });
globalStyle(`${table} > tbody`, { '@media': { [stacked]: { display: 'block' } } });
const gap = createVar();
globalStyle(table, { vars: { [gap]: space[2] }, '@media': { [media.desktop]: { vars: { [gap]: space[3] } } } });
export const caption = style({
  ...type.small,
  captionSide: 'bottom',
  textAlign: 'start',
  textWrap: 'balance',
  color: color.textMuted,
  paddingBlockStart: space[3],
  '@media': { [stacked]: { display: 'block', order: 1, paddingBlockStart: space[2] } },
});
export const head = style({
  ...type.label,
  textAlign: 'start',
  textWrap: 'balance',
  verticalAlign: 'bottom',
  color: color.link,
  padding: `0 ${gap} ${space.half} 0`,
  '@media': { [media.narrow]: { fontSize: '0.75rem', letterSpacing: '0.05em' } },
  // The scale of the column's bars, if it has any. It has no alternative text, because the figures say the same.
  '::after': {
    content: ['attr(data-scale)', "attr(data-scale) / ''"],
    display: 'block',
    height: '1.4em',
    marginBlockStart: space[1],
    fontSize: '0.75rem',
    letterSpacing: 0,
    textTransform: 'none',
    textAlignLast: 'justify',
    color: color.textMuted,
  },
});
/** A line that is visible on dark backgrounds, too. */
const line = `1px solid color-mix(in srgb, ${color.text} 20%, transparent)`;
/** The style and its price, and below, a line for each figure. */
export const row = style({
  '@media': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0.375rem ${space[2]}`,
      paddingBlock: '0.875rem',
      borderBlockStart: line,
      selectors: { '&:last-child': { borderBlockEnd: line } },
    },
  },
});
/** All rows are equally high, whether a text takes one line or two. */
globalStyle(`${table} > tbody > tr`, { '@media': { [media.desktop]: { height: '5rem' } } });
globalStyle(`${row} > *`, { '@media': { [tabular]: { borderBlockStart: line } } });
globalStyle(`${row}:last-child > *`, { '@media': { [tabular]: { borderBlockEnd: line } } });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 });
const anyCell = style({
  padding: `${space[2]} ${gap} ${space[2]} 0`,
  '@media': {
    [media.narrow]: { fontSize: '0.875rem', lineHeight: 1.4 },
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: '38% minmax(0, 1fr)',
      gridColumn: '1 / -1',
      columnGap: space[2],
      padding: 0,
      '::before': {
        // The empty alternative text keeps assistive technology from reading the column's name twice.
        content: ['attr(data-column)', "attr(data-column) / ''"],
        color: color.textMuted,
      },
    },
  },
});
export const name = style({
  ...type.subheading,
  textAlign: 'start',
  padding: `${space[1]} ${gap} ${space[1]} 0`,
  whiteSpace: 'nowrap',
  '@media': {
    [media.narrow]: { fontSize: '1.0625rem' },
    [stacked]: { padding: 0, fontSize: '1.1875rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
/** In a narrow window, the link takes up one line of text, but its target is 44 px high. */
export const link = style({
  ...tappable,
  color: color.heading,
  '@media': { [stacked]: { marginBlock: `calc((1.25em - ${target}) / 2)` } },
});
export const cell = styleVariants({
  plain: [anyCell, { textWrap: 'balance', '@media': { [media.desktop]: { maxWidth: '20rem' } } }],
  price: [
    anyCell,
    {
      fontWeight: 600,
      color: color.link,
      '@media': {
        [stacked]: { display: 'block', gridColumn: 2, fontSize: '1.0625rem', '::before': { display: 'none' } },
        [tabular]: { whiteSpace: 'nowrap' },
      },
    },
  ],
  // The space above the text is larger by the height of the bar below and of the gap between the two, so that the text
  // is level with the other cells.
  span: [
    anyCell,
    {
      '@media': {
        // The bar is beside the text.
        [stacked]: { gridTemplateColumns: '38% minmax(0, 1fr) 28%' },
        [tabular]: { width: '13.5%', whiteSpace: 'nowrap', paddingBlock: `${space[3]} ${space[1]}` },
        [media.desktop]: { width: '15.5%' },
      },
    },
  ],
});
export const bar = style({
  marginBlockStart: space.half,
  // Half of the last bead is beyond the scale.
  '@media': { [stacked]: { width: 'calc(100% - 6px)', margin: 0, alignSelf: 'center' } },
});
