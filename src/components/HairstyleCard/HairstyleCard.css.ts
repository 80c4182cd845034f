import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import {
  columnGap,
  growing,
  gutter,
  motion,
  outlineArches,
  pictureFrame,
  radius,
  ring,
  space,
  tappable,
  target,
  type,
  wrapping,
} from '../../theme/scale';

const anyGrid = style({
  display: 'grid',
  gap: `${space[5]} ${space[2]}`,
  '@media': { [media.tablet]: { columnGap, rowGap: space[8] } },
});
/**
 * `row` is a row of arches of different heights on a common line, which scrolls sideways on a phone. `row` and `three`
 * show names and prices; `all` also shows texts and, on a phone, one card per row.
 */
export const grid = styleVariants({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space[1],
    alignItems: 'end',
    '@media': {
      [media.phone]: {
        // The window shows 1.7 cards.
        gridTemplateColumns: 'repeat(4, 54vw)',
        alignItems: 'start',
        position: 'relative',
        marginInline: `calc(-1 * ${gutter})`,
        padding: `${space[1]} ${gutter}`,
        scrollPaddingInline: gutter,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
  three: [anyGrid, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
  all: [
    anyGrid,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  breakInside: 'avoid',
});
/** The link around picture and title. */
export const lead = style({
  display: 'grid',
  gap: space[3],
  color: color.heading,
  textDecoration: 'none',
  borderRadius: radius.arch,
});
/** An arch as in the illustrations, with a thin line around it. */
export const frame = style({
  ...pictureFrame(radius.arch),
  isolation: 'isolate',
  '::after': { ...ring, borderBlockEnd: 0 },
});
outlineArches(frame, '3px', '6px');
export const picture = style({ width: '100%', '@media': growing(lead, 1.025) });
export const title = style({
  ...type.subheading,
  '@media': {
    [media.desktop]: { fontSize: '1.5rem' },
    [media.hover]: { selectors: { [`${lead}:hover &`]: { textDecorationColor: 'currentColor' } } },
  },
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${motion.quick}`,
});
export const price = style({
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: color.link,
  fontVariantNumeric: 'lining-nums',
});
/** The time may wrap to the next line; the dot before it stays with the price. */
export const time = style({ ...type.small, fontWeight: 400, color: color.textMuted });
globalStyle(`${time} > span`, { whiteSpace: 'nowrap' });
/** The arches of a row rise to the right, where the figure's hair falls in front of them. The line on which they stand continues to both edges of the window. */
const inArcade = (of: string, rules: StyleRule) => globalStyle(`${grid.row} ${of}`, rules);
inArcade(lead, { gap: 0 });
for (const [index, aspectRatio] of ['4 / 5.3', '4 / 5.6', '4 / 5.9'].entries())
  inArcade(`article:nth-child(${index + 2}) ${frame}`, { '@media': { [media.tablet]: { aspectRatio } } });
/** The braid passes behind the cards. */
inArcade('article', { '@media': { [media.phone]: { background: color.groundSoft, borderRadius: radius.arch } } });
inArcade(picture, { height: '100%' });
inArcade(title, {
  paddingBlockStart: space[2],
  borderBlockStart: '1px solid',
  borderImage: `linear-gradient(${color.ring}, ${color.ring}) 1 / 1px 0 0 / 0 50vw`,
  fontSize: '1.1875rem',
  '@media': { [media.desktop]: { fontSize: '1.375rem' } },
});
/** One line each, so that the arches stand on one line. */
inArcade(price, {
  '@media': { [media.between]: { fontSize: 'clamp(.8125rem, 2.1vw, .875rem)', whiteSpace: 'nowrap' } },
});
inArcade(time, { '@media': { [media.between]: { fontSize: 'inherit' } } });
/** Hides the time on a phone, where three cards side by side leave no room for it. */
globalStyle(`${grid.three} ${time}`, { '@media': { [media.phone]: { display: 'none' } } });
export const text = style({ color: color.textMuted, textWrap: 'balance' });
/** Reserves two lines for every name, so that the prices below are aligned. */
globalStyle(`${grid.three} ${title}`, { '@media': { [media.phone]: { fontSize: '1.0625rem', minHeight: '2.5em' } } });
/** A button and a less prominent link, side by side where there is room. */
export const actions = style({
  ...wrapping(`${space.half} ${space[3]}`),
  alignItems: 'center',
  marginBlockStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${actions} > a`, { overflowWrap: 'anywhere' });
export const history = style({ ...tappable, color: color.link, fontWeight: 600 });
globalStyle(`${grid.all} ${actions}`, { paddingBlockStart: space[2] });
/** On a phone, title and buttons are beside the picture, and the text is below both. */
const inRow = (of: string, rules: StyleRule) => globalStyle(of, { '@media': { [media.phone]: rules } });
inRow(`${grid.all} > article`, {
  display: 'grid',
  gridTemplateColumns: '46% minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: `${space.half} ${space[2]}`,
});
inRow(`${grid.all} ${lead}`, {
  gridRow: '1 / span 3',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  gap: 'inherit',
});
inRow(`${grid.all} ${frame}`, { gridRow: '1 / -1', gridColumn: 1 });
inRow(`${grid.all} ${title}`, { gridColumn: 2, paddingBlockStart: space[1] });
inRow(`${grid.all} ${price}`, { gridRow: 2, gridColumn: 2 });
inRow(`${grid.all} ${actions}`, { gridRow: 3, gridColumn: 2, position: 'relative', alignSelf: 'end' });
inRow(`${grid.all} ${actions} > a`, { fontSize: '0.9375rem', minHeight: target, paddingBlock: space[1] });
inRow(`${grid.all} ${actions} > :first-child`, { paddingInline: '1.125rem' });
inRow(`${grid.all} ${text}`, { ...type.small, gridRow: 4, gridColumn: '1 / -1', paddingBlockStart: space[1] });
