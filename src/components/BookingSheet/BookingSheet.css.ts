import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { hairline, motion, radius } from '../../theme/scale';
import { send, stickyBar } from '../RequestForm/RequestForm.css';

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });

export const sheet = style({
  width: '100%',
  maxWidth: '36rem',
  // The sheet ends above an on-screen keyboard.
  maxHeight: 'calc(92dvh - var(--covered, 0px))',
  margin: 'auto auto var(--covered, 0px)',
  vars: { '--toast-top': '0.5rem', '--form-edge': 'clamp(1.125rem, 4vw, 2rem)' },
  paddingBlock: 0,
  paddingInline: 'var(--form-edge)',
  border: `0 solid ${hairline}`,
  borderBlockStartWidth: '1px',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.surface,
  color: color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused field is scrolled to a place between the title and the button.
  scrollPaddingBlock: '5.5rem',
  '::backdrop': { background: 'rgb(28 9 30 / .62)' },
  '@media': {
    [media.moving]: { animation: `${rise} ${motion.slow}`, transition: `max-height ${motion.quick}` },
    [media.tablet]: { marginBlockEnd: 'auto', borderWidth: '1px', borderRadius: radius.card },
    // There is no room above the sheet, so toasts are below the title and Close.
    [media.low]: { vars: { '--toast-top': 'calc(8dvh + 5.25rem)' } },
  },
});
/** Makes room for a toast above the sheet, and keeps it while the result is shown, so that nothing moves with the toast. */
globalStyle(`${sheet}:has([data-toast], [data-receipt], [data-other-ways])`, {
  '@media': {
    'screen and (min-height: 26.01em)': {
      maxHeight: 'calc(100dvh - max(9.25rem, 18rem - 36vw) - var(--covered, 0px))',
    },
    'screen and (min-height: 26.01em) and (min-width: 40em)': {
      maxHeight: 'calc(96dvh - 8.5rem - var(--covered, 0px))',
      marginBlockEnd: 'max(4dvh, var(--covered, 0px))',
    },
  },
});
/**
 * The bar with Send Message needs no offset, because the whole sheet ends above the keyboard. In a short window the bar
 * is not sticky, because a sticky bar would leave no room for a field.
 */
globalStyle(`${sheet} form`, { vars: { '--covered': '0px' } });
globalStyle(`${sheet} ${send}`, { ...stickyBar, '@media': { [media.low]: { position: 'static' } } });
/** Below a receipt, the bar is sticky only on a phone while a field has focus or text; see RequestForm.css.ts. */
globalStyle(`${sheet}:has([data-receipt]) ${send}`, { position: 'static' });
/** Dims the scrollbar's gutter as the backdrop dims the page. */
globalStyle(`html:has(${sheet}[open])`, { background: `color-mix(in srgb, ${color.ground} 38%, rgb(28 9 30))` });
