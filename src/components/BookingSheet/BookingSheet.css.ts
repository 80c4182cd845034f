import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space } from '../../theme/scale';

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });

export const sheet = style({
  width: '100%',
  maxWidth: '36rem',
  // A keyboard on the screen covers part of the window: the sheet stands on it.
  maxHeight: 'calc(92dvh - var(--covered, 0px))',
  margin: 'auto auto var(--covered, 0px)',
  paddingBlock: 0,
  paddingInline: 'clamp(1.125rem, 4vw, 2rem)',
  border: 0,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.ground,
  color: color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A field that takes the focus comes to lie between the title and the button.
  scrollPaddingBlock: '5.5rem',
  '::backdrop': { background: 'rgb(28 9 30 / .62)' },
  '@media': {
    [media.moving]: { animation: `${rise} ${motion.slow}` },
    [media.tablet]: { marginBlockEnd: 'auto', borderRadius: radius.card },
  },
});
globalStyle(`${sheet} form`, { vars: { '--covered': '0px' }, paddingBlockEnd: space[3] });
/** What a scrollbar leaves free is as dim as the page behind. */
globalStyle(`html:has(${sheet}[open])`, { background: `color-mix(in srgb, ${color.ground} 38%, rgb(28 9 30))` });
