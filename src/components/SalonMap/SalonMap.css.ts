import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, type } from '../../theme/scale';

/** A map is drawn for daylight: in the dark theme it is toned down. */
const dim = 'brightness(.72) saturate(.8)';

/** The drawing and the map share one place, so that nothing moves when the map comes. */
export const place = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'clamp(27rem, 44vw, 30rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.groundSoft,
});
/** Shown until the map has loaded. It invents no geography: an arch with the sun in it, and rings. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  background: `repeating-radial-gradient(circle at 50% 42%, transparent 0 2.1875rem, ${color.ring} 2.1875rem 2.25rem)`,
  '@media': { [media.print]: { display: 'none' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 4rem)',
    insetBlockStart: 'calc(42% - 5.5rem)',
    width: '8rem',
    height: '11rem',
    borderRadius: radius.arch,
    background: `radial-gradient(circle at 50% 4rem, ${color.sun} 2.75rem, transparent 2.8125rem), ${color.arch}`,
    boxShadow: `0 0 0 0.5rem ${color.groundSoft}, 0 0 0 0.5625rem ${color.ring}`,
  },
});
/** Seen once it is whole: until then, and where it never comes, the drawing stays. */
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
/** The address and the ways there, which need no map. */
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
