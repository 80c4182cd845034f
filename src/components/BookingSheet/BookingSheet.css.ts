import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, target, type } from '../../theme/scale';

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });

export const sheet = style({
  width: '100%',
  maxWidth: '36rem',
  maxHeight: '92dvh',
  margin: 'auto auto 0',
  padding: `${space[3]} clamp(1.125rem, 4vw, 2rem) ${space[4]}`,
  border: 0,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.ground,
  color: color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: 'rgb(28 9 30 / .62)' },
  '@media': { [media.moving]: { animation: `${rise} ${motion.slow}` } },
});
/** What a scrollbar leaves free is as dim as the page behind. */
globalStyle(`html:has(${sheet}[open])`, { background: `color-mix(in srgb, ${color.ground} 38%, rgb(28 9 30))` });
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], marginBlockEnd: space[2] });
export const title = style([type.heading, { flex: 1 }]);
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  minHeight: target,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: color.groundSoft,
  color: color.heading,
});
