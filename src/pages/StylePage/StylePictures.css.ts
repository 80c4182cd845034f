import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

const anyList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[2]}`,
  '@media': {
    [media.tablet]: { columnGap: space[4] },
    [media.print]: { display: 'none' },
  },
});
/** The layout for one, two or more pictures. */
export const list = styleVariants({
  one: [anyList],
  two: [anyList],
  more: [anyList, { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});
globalStyle(`${list.one} > li`, { gridColumn: '1 / -1' });
/** On a phone, the first of an odd number of pictures fills a row. */
globalStyle(`${list.more} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const link = style([
  type.small,
  { display: 'grid', gap: space[1], color: color.text, textDecoration: 'none', borderRadius: radius.small },
]);
/** A single picture has the heading beside its upper end, and the caption beside its lower end. */
const [tablet, desktop] = ['repeat(2, minmax(0, 1fr))', 'minmax(0, 7fr) minmax(0, 5fr)'];
globalStyle(`${list.one} ${link}`, {
  '@media': {
    [media.tablet]: { gridTemplateColumns: tablet, columnGap: space[4], alignItems: 'end' },
    [media.desktop]: { gridTemplateColumns: desktop, columnGap: space[8] },
  },
});
const anyHead = style({});
export const head = styleVariants({
  one: [
    anyHead,
    {
      '@media': {
        [media.tablet]: { display: 'grid', gridTemplateColumns: tablet, columnGap: space[4], height: 0 },
        [media.desktop]: { gridTemplateColumns: desktop, columnGap: space[8] },
      },
    },
  ],
  two: [anyHead],
  more: [anyHead],
});
globalStyle(`${head.one} > *`, { '@media': { [media.tablet]: { gridColumn: 2 } } });
export const words = style({ display: 'grid', gap: space[1], justifyItems: 'start', textWrap: 'balance' });
export const caption = style({});
globalStyle(`${list.one} ${words}`, { ...type.body });
globalStyle(`${list.one} ${caption}`, {
  ...type.heading,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  color: color.heading,
});
export const frame = style({ overflow: 'hidden', borderRadius: radius.small, aspectRatio: '4 / 5' });
globalStyle(`${list.one} ${frame}`, { '@media': { [media.desktop]: { aspectRatio: '8 / 9' } } });
/** Cropped at the top as much as at the bottom. */
export const picture = style({
  objectPosition: 'center',
  '@media': {
    [media.moving]: { transition: `transform ${motion.slow}` },
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});
