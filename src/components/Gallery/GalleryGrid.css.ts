import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

export const grid = style({
  display: 'grid',
  gap: `${space[4]} ${space[2]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { columnGap: space[3] },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
/**
 * From the eleventh picture on, what is far from the window is not laid out, nor is its picture fetched: a large gallery costs
 * at first no more than a small one. The size guessed is that of a phone.
 */
export const cell = style({
  selectors: {
    '&:nth-child(n + 11)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 18rem',
      overflowClipMargin: '12px',
    },
  },
});
export const thumbnail = style({
  display: 'grid',
  gap: space[1],
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.small,
});
export const frame = style({ overflow: 'hidden', borderRadius: radius.small, aspectRatio: '4 / 5' });
export const picture = style({
  '@media': { [media.moving]: { transition: `transform ${motion.slow}` } },
  selectors: { [`${thumbnail}:hover &`]: { transform: 'scale(1.03)' } },
});
export const category = style([type.label, { color: color.link }]);
export const price = style([type.small, { fontWeight: 600, fontVariantNumeric: 'lining-nums' }]);
export const caption = style([type.small, { color: color.textMuted }]);
