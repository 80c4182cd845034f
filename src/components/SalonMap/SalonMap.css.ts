import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { covering, motion, space, tappable, type } from '../../theme/scale';

const dim = 'brightness(.72) saturate(.8)';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'minmax(17rem, 1fr) auto',
  maxHeight: '48rem',
  // The card is sticky, so that it stays visible beside the much longer form.
  position: 'sticky',
  insetBlockStart: '7rem',
  '@media': { [media.phone]: { gridTemplateRows: '12rem auto' }, [media.print]: { display: 'block' } },
});
/**
 * The drawing and the map share one area, so nothing moves when the map appears. Until the map has loaded, a bead is
 * shown, without invented geography.
 */
export const place = style({
  position: 'relative',
  cursor: 'pointer',
  border: `1px solid ${color.ring}`,
  background: `url('../../ui/Braid/bead-documented.svg') center / 3rem no-repeat ${color.groundSoft}`,
  '@media': { [media.print]: { display: 'none' } },
  // Covers the map while it is not in use, so that the page scrolls.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`&[data-used]::after, ${withoutScripts} &::after`]: { content: 'none' } },
});
/** The map's frame, hidden until the map has loaded. */
export const frame = style({
  ...covering,
  border: 0,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.slow}`,
  selectors: { [`&[data-loaded], ${withoutScripts} &`]: { visibility: 'visible', opacity: 1 } },
  '@media': { '(prefers-color-scheme: dark)': { filter: dim } },
});
globalStyle(`:root[data-theme="dark"] ${frame}`, { filter: dim });
globalStyle(`:root[data-theme="light"] ${frame}`, { filter: 'none' });
export const directions = style({ display: 'grid', gap: space.half, paddingBlock: `${space[2]} ${space[1]}` });
export const name = style({ ...type.subheading, color: color.heading });
export const address = style({ fontStyle: 'normal' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
export const link = style(tappable);
