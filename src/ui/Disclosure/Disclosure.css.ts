import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

const stroke = {
  content: '',
  gridArea: '1 / 2',
  width: '1.125rem',
  height: '2px',
  borderRadius: radius.pill,
  background: 'currentColor',
} as const;

export const list = style({ maxWidth: '48rem', borderBlockEnd: `1px solid ${color.line}` });
export const entry = style({ borderBlockStart: `1px solid ${color.line}` });
/** A plus that turns into a minus while its answer is open. */
export const question = style([
  type.subheading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '3.75rem',
    paddingBlock: space[2],
    color: color.heading,
    cursor: 'pointer',
    listStyle: 'none',
    textWrap: 'balance',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.link } } } },
    '::before': { ...stroke },
    '::after': { ...stroke, transform: 'rotate(90deg)', transition: `transform ${motion.quick}` },
  },
]);
export const answer = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '62ch',
  paddingBlockEnd: space[3],
  borderRadius: radius.small,
});
globalStyle(`${entry}[open] > ${question}::after`, { transform: 'none' });
