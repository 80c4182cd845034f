import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

/** Darkens the map in the dark theme. */
const dim = 'brightness(.72) saturate(.8)';

/** Drawing and map share one grid cell, so nothing moves when the map appears. */
export const place = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'clamp(27rem, 44vw, 30rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.groundSoft,
});
/** Shown until the map has loaded. It shows no geography: the salon's door between two braids, drawn by dev/figures. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  // Extends the floor to both sides of the door, which is 50 of 400 units high.
  background: `url('./doorway.svg') top 0.5rem center / auto 15rem no-repeat, linear-gradient(${color.groundSoft} 13.625rem, ${color.ring} 13.625rem 13.6875rem, color-mix(in srgb, ${color.line} 50%, ${color.groundSoft}) 0)`,
  '@media': {
    [media.desktop]: {
      background: `url('./doorway.svg') bottom right clamp(0rem, 8vw, 9rem) / auto 96% no-repeat, linear-gradient(to top, color-mix(in srgb, ${color.line} 50%, ${color.groundSoft}) 12%, ${color.ring} 12% calc(12% + 1px), ${color.groundSoft} 0)`,
    },
    [media.print]: { display: 'none' },
  },
});
/** Hidden until the map has loaded. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.slow}`,
  selectors: { '&[data-loaded]': { visibility: 'visible', opacity: 1 } },
  '@media': {
    [media.print]: { display: 'none' },
    [media.noScript]: { visibility: 'visible', opacity: 1 },
    '(prefers-color-scheme: dark)': { filter: dim },
  },
});
globalStyle(`:root[data-theme="dark"] ${frame}`, { filter: dim });
globalStyle(`:root[data-theme="light"] ${frame}`, { filter: 'none' });
/** The address and links for directions. */
export const card = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'grid',
  gap: space[1],
  margin: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  border: `1px solid ${color.ring}`,
  background: color.surface,
  '@media': { [media.phone]: { justifySelf: 'stretch' }, [media.desktop]: { margin: space[3], padding: space[3] } },
});
export const name = style([type.subheading, { color: color.heading }]);
export const address = style({ fontStyle: 'normal' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
