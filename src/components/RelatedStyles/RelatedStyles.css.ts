import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, space, tappable, type } from '../../theme/scale';

export const list = style({ display: 'grid', gap: space[3] });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 25%) minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  position: 'relative',
});
export const frame = style({
  border: `1px solid ${color.ring}`,
  borderBlockEnd: 0,
  borderRadius: radius.arch,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
});
globalStyle(`${frame} img`, { width: '100%', height: '100%' });
export const link = style([
  type.subheading,
  {
    ...tappable,
    color: color.heading,
    // Extends the link over the picture.
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
]);
export const price = style({ fontWeight: 600, color: color.link });
