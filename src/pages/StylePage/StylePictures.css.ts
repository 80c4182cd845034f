import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { columnGap, growing, pictureFrame, ring, space, type } from '../../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[2]}`,
  '@media': { [media.tablet]: { columnGap } },
});
globalStyle(`section:has(${list})`, { '@media': { [media.print]: { display: 'none' } } });
export const layout = styleVariants({
  one: {
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplate: '1fr auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: space[8],
      },
    },
  },
  two: {},
  more: {},
});
globalStyle(`${layout.more} > ul`, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { columnGap: space[1] } },
});
globalStyle(`${layout.one} li`, { gridColumn: '1 / -1' });
export const link = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  color: color.text,
  textDecoration: 'none',
});
/** On a phone, the caption of a single picture is beside it. */
globalStyle(`${layout.one} ${link}`, {
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'center' } },
});
/** Beside a single picture, the heading and the picture's caption form one block, centered vertically. */
globalStyle(`${layout.one} :is(ul, li, a)`, {
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridArea: '1 / 1 / -1 / -1',
      gridTemplate: 'subgrid / subgrid',
      // `normal` keeps the space between the layout's columns.
      gap: 'normal',
    },
  },
});
globalStyle(`${layout.one} > header`, {
  '@media': { [media.tablet]: { gridArea: '2 / 2', marginBlockEnd: space[3] } },
});
export const words = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
/** A picture's caption, in the same type as in the gallery. */
export const caption = style([
  type.subheading,
  { fontSize: '1.125rem', color: color.heading, '@media': { [media.phone]: { fontSize: '1.0625rem' } } },
]);
export const price = style({
  fontWeight: 600,
  color: color.link,
  fontVariantNumeric: 'lining-nums',
  marginBlockEnd: '0.75rem',
});
export const time = style([type.small, { fontWeight: 400, color: color.textMuted, whiteSpace: 'nowrap' }]);
globalStyle(`${layout.one} ${words}`, { fontSize: '1.0625rem', '@media': { [media.tablet]: { gridArea: '3 / 2' } } });
globalStyle(`${layout.one} ${caption}`, {
  ...type.heading,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  color: color.heading,
});
export const frame = style({ ...pictureFrame(), '::after': ring });
globalStyle(`${layout.one} ${frame}`, {
  '@media': { [media.tablet]: { gridArea: '1 / 1 / -1 / 2', aspectRatio: '8 / 9' } },
});
globalStyle(`${layout.two} ${frame}`, { aspectRatio: '8 / 9' });
/** Crops the picture equally at the top and at the bottom. */
export const picture = style({ objectPosition: 'center', '@media': growing(link, 1.03) });
