import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { marked } from '../../effects/marks';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { hairline, iconButton, radius, space, type } from '../../theme/scale';
import { send, stickyBar } from '../RequestForm/RequestForm.css';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

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
    [media.tablet]: { borderInlineWidth: '1px' },
    [media.moving]: { animation: `${rise} 320ms cubic-bezier(.2,.7,.2,1)` },
    [media.low]: {
      // A toast is over the title. Above an on-screen keyboard, there is room for the field alone.
      scrollPaddingBlock: 'min(10rem - 8dvh, 92dvh - 5rem - var(--covered, 0px)) 0.5rem',
      selectors: { '&:has(> :first-child :focus)': { vars: { '--toast-top': 'calc(8dvh + 5.25rem)' } } },
    },
  },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: `0 calc(-1 * var(--form-edge)) ${space[2]}`,
  padding: `0.75rem var(--form-edge)`,
  borderBlockEnd: `1px solid ${hairline}`,
  background: color.surface,
});
export const title = style({ ...type.subheading, flex: 1 });
export const close = style({
  ...iconButton('3rem'),
  background: `color-mix(in srgb, ${color.ring} 16%, transparent)`,
  color: color.heading,
});
/**
 * Makes room for a toast above the sheet while a request is sent, before the toast moves in, and keeps the room while
 * the result is shown, so that nothing moves with the toast. Above an on-screen keyboard, the fields need some of that room; the toast
 * may then cover the title.
 */
globalStyle(
  `${sheet}:has([aria-busy="true"], ${marked('toast')}, ${marked('receipt')}, ${marked('other-ways')}, [aria-invalid="true"])`,
  {
    '@media': {
      [media.high]: {
        maxHeight:
          'min(92dvh - var(--covered, 0px), max(17rem, 100dvh - max(9.25rem, 18rem - 36vw) - var(--covered, 0px)))',
      },
    },
  },
);
/**
 * The bar with Send Message needs no offset, because the whole sheet ends above the keyboard. In a short window the bar
 * is not sticky, because a sticky bar would leave no room for a field.
 */
globalStyle(`${sheet} form`, { vars: { '--covered': '0px' } });
globalStyle(`${sheet} ${send}`, { ...stickyBar, '@media': { [media.low]: { position: 'static' } } });
/** Dims the scrollbar's gutter as the backdrop dims the page. */
globalStyle(`html:has(${sheet}[open])`, { background: `color-mix(in srgb, ${color.ground} 38%, rgb(28 9 30))` });
