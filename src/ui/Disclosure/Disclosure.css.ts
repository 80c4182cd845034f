import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, target, type } from '../../theme/scale';

const stroke = {
  content: '',
  gridArea: '1 / 2',
  width: '0.875rem',
  // Unlike a background, a border keeps its color in forced colors.
  borderBlockStart: '1.5px solid',
} as const;

/** Draws a plus sign, or a minus sign while the disclosure is open. */
const sign = style({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '::before': stroke,
  '::after': { ...stroke, transform: 'rotate(90deg)', transition: `transform ${motion.quick}` },
  '@media': { [media.print]: { '::before': { display: 'none' }, '::after': { display: 'none' } } },
});
globalStyle(`[open] > ${sign}::after`, { transform: 'none' });
/** Color of lines that are visible on both section backgrounds in both themes. */
export const hairline = `color-mix(in srgb, ${color.ring} 55%, transparent)`;
export const list = style({ borderBlockEnd: `1px solid ${hairline}` });
export const entry = style({ borderBlockStart: `1px solid ${hairline}` });
/** A line with the sign at its end. */
export const fold = style([
  sign,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '@media': { screen: { minHeight: target } },
  },
]);
export const question = style([
  fold,
  type.subheading,
  {
    columnGap: space[3],
    paddingBlock: space[1],
    color: color.heading,
    textWrap: 'balance',
    '@media': {
      screen: { minHeight: '3.75rem', paddingBlock: space[2] },
      [media.phone]: { minHeight: '3rem', paddingBlock: '0.75rem', fontSize: '1.1875rem' },
      [media.hover]: { selectors: { '&:hover': { color: color.link } } },
    },
  },
]);
export const answer = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '40.3em',
  paddingBlockEnd: space[3],
  borderRadius: radius.small,
});
