import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space, type } from '../../theme/scale';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
});
export const unchecked = style([type.small, { color: color.danger, fontWeight: 600 }]);
export const words = style({ display: 'grid', gap: space[1] });
export const name = style([type.label, { color: color.link, textTransform: 'none', letterSpacing: 0 }]);
export const title = style([type.subheading]);
export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.375rem' });
