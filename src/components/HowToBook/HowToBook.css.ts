import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { space, type } from '../../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] } },
});
export const unchecked = style([type.small, { color: color.danger, fontWeight: 600 }]);
export const words = style({ display: 'grid', gap: space[1] });
export const title = style([type.subheading]);
export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.375rem' });
