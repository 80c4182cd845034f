import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { motion, radius, space, tappable, type } from '../../theme/scale';

/** Darkens the map in the dark theme. */
const dim = 'brightness(.72) saturate(.8)';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'minmax(17rem, 1fr) auto',
  maxHeight: '48rem',
  // The card is sticky, so that it stays visible beside the much longer form.
  position: 'sticky',
  insetBlockStart: '7rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.surface,
  '@media': { [media.print]: { display: 'block' } },
});
const ground = `linear-gradient(to top, color-mix(in srgb, ${color.line} 50%, ${color.groundSoft}) 2.5rem, ${color.ring} 2.5rem calc(2.5rem + 1px), ${color.groundSoft} 0)`;
/** The drawing and the map share one area, so nothing moves when the map appears. */
export const place = style({
  position: 'relative',
  // Until the map has loaded, doorway.svg is shown: a door between two braids, without invented geography.
  padding: `${space[2]} ${space[2]} 0`,
  background: `url('./doorway.svg') bottom / contain content-box no-repeat, ${ground}`,
  '@media': {
    // The doorway is beside the page's title; here, the sun rises.
    [media.arched]: {
      background: `radial-gradient(circle at bottom, ${color.sun} 8rem, transparent calc(8rem + 1px) 9.25rem, ${color.ring} calc(9.25rem + 1px), transparent calc(9.25rem + 2px)) 0 -2.5rem no-repeat border-box, ${ground}`,
    },
    [media.print]: { display: 'none' },
  },
});
/** The map's frame, hidden until the map has loaded. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.slow}`,
  selectors: { [`&[data-loaded], ${withoutScripts} &`]: { visibility: 'visible', opacity: 1 } },
  '@media': { '(prefers-color-scheme: dark)': { filter: dim } },
});
globalStyle(`:root[data-theme="dark"] ${frame}`, { filter: dim });
globalStyle(`:root[data-theme="light"] ${frame}`, { filter: 'none' });
/** The address and links for directions. */
export const directions = style({
  display: 'grid',
  gap: space.half,
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  borderBlockStart: `1px solid ${color.line}`,
});
export const name = style([type.subheading, { color: color.heading }]);
export const address = style({ fontStyle: 'normal' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
export const link = style(tappable);
