import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space } from '../../theme/scale';

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });

export const sheet = style({
  width: '100%',
  maxWidth: '36rem',
  // The sheet ends above an on-screen keyboard.
  maxHeight: 'calc(92dvh - var(--covered, 0px))',
  margin: 'auto auto var(--covered, 0px)',
  // Below the title and Close.
  vars: { '--toast-top': 'calc(8dvh + 5.25rem)' },
  paddingBlock: 0,
  paddingInline: 'clamp(1.125rem, 4vw, 2rem)',
  border: 0,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.ground,
  color: color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scrolls a focused field to between the title and the button.
  scrollPaddingBlock: '5.5rem',
  '::backdrop': { background: 'rgb(28 9 30 / .62)' },
  '@media': {
    [media.moving]: { animation: `${rise} ${motion.slow}` },
    [media.tablet]: { marginBlockEnd: 'auto', borderRadius: radius.card },
  },
});
globalStyle(`${sheet} form`, { vars: { '--covered': '0px' }, paddingBlockEnd: space[3] });
/** Dims the scrollbar's gutter like the page behind the sheet. */
globalStyle(`html:has(${sheet}[open])`, { background: `color-mix(in srgb, ${color.ground} 38%, rgb(28 9 30))` });
