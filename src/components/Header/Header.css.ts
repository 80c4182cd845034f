import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { aside, gutter, iconButton, measure, motion, radius, space, tappable, wrapping } from '../../theme/scale';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  // The open menu is above toasts, which stay where they are below it.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: 21 }, [`${withoutScripts} &`]: { position: 'static' } },
  '@media': { [media.print]: { position: 'static', marginBlockEnd: space[3] } },
});
/** Cancels the page's scroll padding, so that browsers do not scroll the page when a control of the header is focused. */
globalStyle(`${header} :is(a, button)`, { scrollMarginTop: 'calc(-1 * var(--scroll-padding, 6rem))' });
export const bar = style({
  ...wrapping(space[1]),
  alignItems: 'center',
  minHeight: '4.5rem',
  maxWidth: measure,
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': {
    [media.phone]: { gap: space.half },
    [media.tiny]: { gap: 0 },
    [media.desktop]: { gap: space[2] },
    [media.low]: { minHeight: '3.5rem' },
  },
  selectors: { [`${withoutScripts} &`]: { paddingBlock: space[1] } },
});
export const home = style({ ...tappable, marginInlineEnd: 'auto', color: color.heading, textDecoration: 'none' });
export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.desktop]: { display: 'flex' }, [media.print]: { display: 'none' } },
});
export const link = style({
  ...tappable,
  paddingInline: '0.875rem',
  borderRadius: radius.pill,
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.groundSoft } } } },
  selectors: {
    '&[aria-current="page"]': {
      color: color.link,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.45em',
    },
  },
});
/** Shown in wide windows only; in narrow windows, the menu has this button. */
export const book = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.print]: { display: 'none' } },
});
export const iconInBar = style({
  ...iconButton(),
  flex: 'none',
  color: color.heading,
  transition: `background-color ${motion.quick}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.groundSoft } } },
    [media.print]: { display: 'none' },
  },
});
export const skip = style({
  position: 'absolute',
  insetInlineStart: aside(space[2]),
  insetBlockStart: 0,
  zIndex: 11,
  padding: `${space[1]} ${space[2]}`,
  background: color.action,
  color: color.onAction,
  borderRadius: '0 0 0.5rem 0.5rem',
  transform: 'translateY(-120%)',
  selectors: { '&:focus': { transform: 'none' } },
});
