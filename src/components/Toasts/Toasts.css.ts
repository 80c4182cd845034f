import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { marked } from '../../effects/marks';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { aside, gutter, hairline, iconButton, measure, radius, space, target, type } from '../../theme/scale';

/** Screen readers announce what appears in a region that is already there. */
const appear = keyframes({ from: { visibility: 'hidden' } });
const base = style({
  position: 'relative',
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: `${space[2]} clamp(1rem, 5vw, 1.5rem)`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  boxShadow: '0 18px 44px -12px rgb(28 9 30 / .5)',
  border: `1px solid ${hairline}`,
  borderInlineStartWidth: '6px',
  animation: `${appear} 100ms step-end`,
  '@media': { [media.phone]: { paddingBlock: '0.75rem' } },
});
export const toast = styleVariants({
  success: [base, { borderInlineStartColor: color.success }],
  destructive: [base, { borderInlineStartColor: color.danger }],
});
export const title = style({ fontWeight: 700, lineHeight: 1.35, paddingInlineEnd: space[3] });
export const destructiveTitle = style([title, { color: color.danger }]);
/** One line on most phones. */
export const detail = style({
  ...type.small,
  marginBlockStart: space.half,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { marginBlockStart: 0, fontSize: '0.875rem' } },
});
export const link = style({ display: 'flex', alignItems: 'center', minHeight: target });
export const close = style({
  ...iconButton(),
  position: 'absolute',
  insetBlockStart: space.half,
  insetInlineEnd: space.half,
});
/** A toast with links is higher. */
globalStyle(`html:has(${link})`, { vars: { '--toast-room': '16rem' } });
export const container = style({});
/**
 * On a phone, toasts are below the top bar; in wider windows, in the upper right corner, beside the page's heading. If an
 * on-screen keyboard leaves little room for a field, they are over the top bar, which is lower in a low window. In a
 * dialog they are centered, and above the booking sheet, which makes room for them. The repeated class makes the rules
 * more specific than notistack's.
 */
globalStyle(`.${container}.${container}`, {
  position: 'fixed',
  zIndex: 20,
  maxWidth: '100vw',
  insetBlock: 'var(--toast-top, clamp(0.5rem, 100dvh - 26rem - var(--covered, 0px), 4.75rem)) auto',
  '@media': {
    [media.phone]: { insetInline: aside('1rem'), width: 'auto', transform: 'none' },
    [media.print]: { display: 'none' },
    [media.low]: {
      insetBlockStart:
        'var(--toast-top, clamp(0.5rem, 100dvh - var(--toast-room, 13.375rem) - var(--covered, 0px), 4rem))',
    },
  },
});
globalStyle(`body > .${container}.${container}`, {
  '@media': {
    [media.tablet]: {
      insetInline: `auto calc(max(0px, (100% - ${measure}) / 2) + ${gutter})`,
      // A toast from before the window was turned is still centered.
      transform: 'none',
    },
  },
});
globalStyle(`body > .${container} ${base}`, { '@media': { [media.tablet]: { width: 'clamp(16rem, 34vw, 22.5rem)' } } });
/** On a tablet, the toast is narrower than notistack's minimum, which would cover the end of the heading. */
globalStyle(`.${container}.${container} *`, { minWidth: 0 });
/**
 * On a phone held upright, a toast about empty fields is above the bar with Send Message, so that heading and field stay in
 * view, unless an on-screen keyboard covers that place.
 */
const upright = `${media.high} and (width < 40em)`;
const uncovered = ':is(:not([style*="--covered"]), [style*="--covered: 0px"])';
globalStyle(`html${uncovered} > body > .${container}.${container}:has(${destructiveTitle}):not(:has(${link}))`, {
  '@media': { [upright]: { insetBlock: 'auto 5.25rem' } },
});
/** A control that receives focus is scrolled to a place below the toast, even if the toast has links. */
globalStyle(`html:has(${marked('toast')}, form [aria-invalid="true"])`, {
  vars: { '--scroll-padding': 'min(20.5rem, 100dvh - 10rem - var(--covered, 0px))' },
  '@media': { [media.low]: { vars: { '--scroll-padding': 'min(14.25rem, 100dvh - 4.5rem - var(--covered, 0px))' } } },
});
globalStyle(`html${uncovered}:has(main form [aria-invalid="true"])`, {
  '@media': { [upright]: { vars: { '--scroll-padding': '6rem' }, scrollPaddingBlockEnd: '12.5rem' } },
});
/** In the dark theme, a dialog has the toast's background, so only the border separates the two. */
globalStyle(`dialog ${base}`, { borderBlockColor: color.ring, borderInlineEndColor: color.ring });
/**
 * The form shows the same links below a failed message. A toast with links would cover half of a narrow window, or the
 * title of the sheet. While a link has focus, all links stay.
 */
const repeated = `${base}:not(:has(a:focus)) ${link}`;
globalStyle(`dialog:has(${marked('other-ways')}) ${repeated}`, { display: 'none' });
globalStyle(`html:has(${marked('other-ways')}) ${repeated}`, { '@media': { [media.narrow]: { display: 'none' } } });
