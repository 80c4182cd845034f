import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { hairline, radius, space, target, type } from '../../theme/scale';

const base = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: space[1],
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: `${space[2]} ${space[1]} ${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  boxShadow: '0 18px 44px -12px rgb(28 9 30 / .5)',
  border: `1px solid ${hairline}`,
  borderInlineStartWidth: '6px',
});
export const toast = styleVariants({
  success: [base, { borderInlineStartColor: color.success }],
  destructive: [base, { borderInlineStartColor: color.danger }],
});
export const title = style({ fontWeight: 700, lineHeight: 1.35 });
export const destructiveTitle = style([title, { color: color.danger }]);
export const detail = style([type.small, { marginBlockStart: space.half }]);
export const link = style({ display: 'flex', alignItems: 'center', minHeight: target });
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: target,
  height: target,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
});
export const container = style({});
/**
 * Toasts are at an edge of the window, even those inside a dialog, which is in the top layer. In a narrow window they
 * are at the upper edge, because Send Message is at the lower edge. The repeated class makes the rule more specific
 * than notistack's.
 */
globalStyle(`.${container}.${container}`, {
  position: 'fixed',
  zIndex: 20,
  maxWidth: '100vw',
  '@media': {
    [media.narrow]: {
      insetBlock: 'var(--toast-top, 4.75rem) auto',
      insetInline: '1rem',
      width: 'auto',
      transform: 'none',
    },
  },
});
/** In a dialog, toasts are at the top at every width, because the booking sheet has Send Message at its lower edge. */
globalStyle(`dialog .${container}.${container}`, { insetBlock: 'var(--toast-top, 4.75rem) auto' });
/** In the dark theme, a dialog has the toast's background, so only the border separates the two. */
globalStyle(`dialog ${base}`, { borderBlockColor: color.ring, borderInlineEndColor: color.ring });
/** The sheet shows the same links below a failed message, which a taller toast would cover. A focused link stays. */
globalStyle(`dialog:has([data-other-ways]) ${base}:not(:focus-within) ${link}`, { display: 'none' });
/** Puts a toast at the lower edge of a dialog at every width, so that it does not cover the receipt's heading. */
export const low = style({});
globalStyle(`.${low}.${low}.${low}`, {
  insetBlock: 'auto calc(1rem + var(--covered, 0px))',
  // In these windows, the lower edge of a full sheet is 4 % of the height above the window's, or above the keyboard.
  '@media': { [media.tablet]: { insetBlock: 'auto calc(max(4dvh, var(--covered, 0px)) + 1rem)' } },
});
/** The toast that is shown if the code for toasts cannot be loaded. */
export const plain = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockEnd: '1rem',
  insetInline: 0,
  marginInline: 'auto',
  selectors: { 'dialog &': { insetBlock: 'var(--toast-top, 4.75rem) auto' } },
  '@media': { [media.narrow]: { insetBlock: 'var(--toast-top, 4.75rem) auto' } },
});
