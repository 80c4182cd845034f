import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[2]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[3] },
    [media.print]: { display: 'none' },
  },
});
/** On a phone, the first of an odd number of pictures fills a row. */
globalStyle(`${list} > :first-child:nth-last-child(odd)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const link = style([
  type.small,
  { display: 'grid', gap: space[1], color: color.text, textDecoration: 'none', borderRadius: radius.small },
]);
export const frame = style({ overflow: 'hidden', borderRadius: radius.small, aspectRatio: '4 / 5' });
export const picture = style({
  '@media': {
    [media.moving]: { transition: `transform ${motion.slow}` },
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});
