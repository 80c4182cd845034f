import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { contentWidth, media } from '../../theme/media';
import { columnGap, covering, growing, pictureFrame, ring, space, type, wrapping } from '../../theme/scale';

const rowGap = createVar();
/**
 * How much wider a large cell is than its columns, so that its picture is 4:5, uncropped, as the small ones are: four
 * fifths of the height of a small cell's text and gaps, less the column gap, divided by the number of pictures in a row.
 */
const wider = createVar();
const WIDER = { tablet: '1.4rem', spacious: '2.05rem' };
/** The width of a cell, which lacks the gaps beside its share of the columns, and its picture's part of `wider`. */
const cellOf = (content: string, share: number, gap: string, part: number, more: string) =>
  `${content} * ${share} - ${gap} * ${1 - share} + ${more} * ${part}`;
const onDesktop = (share: number, part = 0) => cellOf(contentWidth, share, space[3], part, WIDER.spacious);
const onTablet = (share: number, part = 0) => cellOf('92vw', share, columnGap, part, WIDER.tablet);
/** The widths of large and small pictures, and of those left over, by the window: for their `sizes`. */
export const widths = {
  desktop: { large: onDesktop(1 / 2, 1), small: onDesktop(1 / 4, -0.5), rest: onDesktop(1 / 3) },
  tablet: { large: onTablet(2 / 3, 1), small: onTablet(1 / 3, -1), rest: onTablet(1 / 2) },
  // The large picture's width is rounded down, so that many phones fetch the next smaller file, which looks as sharp.
  phone: { large: '96vw - 2rem', small: `50vw - 1.125rem - ${space[2]} / 2` },
  only: `(${contentWidth} - ${space[8]}) * 7 / 12`,
};
/** Cells so narrow that the style and its price take a line each. */
const stacked = `${media.tablet} and (max-width: 71.99em)`;
const spacious = 'screen and (min-width: 72em)';
/**
 * Two columns on a phone, where one picture in five takes both. In wider windows, one picture in five is large, on the
 * left and on the right in turn. A tablet shows two small pictures beside the large one, and two below; a desktop shows
 * four beside it. Pictures left over are in rows of two on a tablet, and of three on a desktop.
 */
export const grid = style({
  vars: { [rowGap]: space[4] },
  display: 'grid',
  columnGap: space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: {
      vars: { [rowGap]: space[5], [wider]: WIDER.tablet },
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap,
      marginBlockEnd: `calc(-1 * ${rowGap})`,
    },
    [media.desktop]: { vars: { [rowGap]: space[6], [wider]: '2.55rem' }, columnGap: space[3] },
    [spacious]: { vars: { [wider]: WIDER.spacious } },
    [media.wide]: { vars: { [wider]: '2.21rem' } },
  },
});
/**
 * Picture, caption and price are in rows of the grid, so that they are level in all cells of a row. The cells from the
 * eleventh on have rows of their own: if they are far outside the window, they are neither laid out nor loaded, so that
 * a large gallery opens as fast as a small one. Their estimated height is that of a cell on a phone.
 */
export const cell = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  marginBlockEnd: rowGap,
  breakInside: 'avoid',
  '@media': {
    // On a phone, a caption of one line has no gap below, even beside one of two lines.
    [media.phone]: { gridTemplateRows: 'repeat(3, auto)', alignContent: 'start' },
    [media.tablet]: { gridColumn: 'span 6' },
    [media.desktop]: { gridColumn: 'span 4' },
  },
  selectors: {
    // Their number decides their places. In Chromium, which may paint some before, this matches until all are parsed.
    '&:not(:nth-last-child(n))': { visibility: 'hidden' },
    '&:nth-child(n + 11)': {
      gridTemplateRows: 'minmax(0, 1fr) auto auto',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 18rem',
      overflowClipMargin: '12px',
    },
  },
});
export const thumbnail = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  color: color.text,
  textDecoration: 'none',
});
export const frame = style({ ...pictureFrame(), gridRow: '1 / -3', marginBlockEnd: space[2], '::after': ring });
export const picture = style({ ...covering, '@media': growing(thumbnail, 1.03) });
/** Until the site runs, src/loader marks the photos of other styles than the one in the address. */
globalStyle('[data-other]', { display: 'none' });
const shown = ':not([hidden], [data-other])';
/**
 * Styles picture number `place` of every ten, if at least `more` pictures follow, so that its group is complete. Its edges
 * are `start` and `end` times `wider` to the left and right of its columns' edges.
 */
const placed = (
  place: number,
  more: number,
  window: string,
  gridColumn: string,
  [start, end]: readonly [number, number],
  large = false,
) => {
  const which = `${cell}:nth-child(10n + ${place} of ${shown}):nth-last-child(n + ${more + 1} of ${shown})`;
  const marginInline = `calc(${wider} * ${start}) calc(${wider} * ${end})`;
  globalStyle(which, { '@media': { [window]: { gridColumn, marginInline, ...(large && { gridRow: 'span 6' }) } } });
  if (!large) return;
  // The large cell is as tall as two small ones; its frame fills the height that its caption and price leave.
  globalStyle(`${which} ${frame}`, { '@media': { [window]: { aspectRatio: 'auto' } } });
};
placed(1, 2, media.between, '1 / span 8', [0, -1], true);
for (const place of [2, 3]) placed(place, 3 - place, media.between, '9 / span 4', [1, 0]);
for (const place of [6, 8]) placed(place, 8 - place, media.between, '1 / span 4', [0, 1]);
placed(7, 1, media.between, '5 / span 8', [-1, 0], true);
placed(1, 4, media.desktop, '1 / span 6', [0, -1], true);
for (const place of [2, 4]) placed(place, 5 - place, media.desktop, '7 / span 3', [1, -0.5]);
for (const place of [3, 5]) placed(place, 5 - place, media.desktop, '10 / span 3', [0.5, 0]);
for (const place of [6, 9]) placed(place, 10 - place, media.desktop, '1 / span 3', [0, 0.5]);
for (const place of [7, 10]) placed(place, 10 - place, media.desktop, '4 / span 3', [-0.5, 1]);
placed(8, 2, media.desktop, '7 / span 6', [-1, 0], true);
/** On a phone, the first of every five takes both columns, unless the pictures after it would not fill their rows. */
const leading = `${cell}:nth-child(5n + 1 of ${shown}):is(:nth-last-child(n + 5 of ${shown}), :nth-last-child(odd of ${shown}))`;
globalStyle(leading, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const caption = style({
  ...type.subheading,
  color: color.heading,
  fontSize: '1.0625rem',
  marginBlockEnd: space.half,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: '1.125rem' }, [media.wide]: { fontSize: '1.3125rem' } },
});
/** The style and its price, on one line where all cells have room. */
export const facts = style({
  ...wrapping('0 0.75rem'),
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: color.textMuted,
  fontVariantNumeric: 'lining-nums',
  '@media': { [stacked]: { display: 'grid' }, [media.wide]: { fontSize: '1rem' } },
});
export const category = style({ fontWeight: 600, color: color.link });
globalStyle(`${leading} ${caption}`, { '@media': { [media.phone]: { fontSize: '1.375rem' } } });
/** A picture that is the only one shown fills the row; in wider windows, with its caption beside it. */
const only = `${cell}:nth-child(1 of ${shown}):nth-last-child(1 of ${shown})`;
globalStyle(only, { gridColumn: '1 / -1' });
const beside = { gridTemplate: '1fr auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[8] };
globalStyle(`${only} ${thumbnail}`, { '@media': { [media.tablet]: beside } });
globalStyle(`${only} ${frame}`, { '@media': { [media.tablet]: { gridArea: '1 / 1 / -1', aspectRatio: '8 / 9' } } });
globalStyle(`${only} ${caption}`, { '@media': { [media.tablet]: { ...type.heading, gridArea: '2 / 2' } } });
globalStyle(`${only} ${facts}`, { '@media': { [media.tablet]: { fontSize: '1.0625rem', gridArea: '3 / 2' } } });
