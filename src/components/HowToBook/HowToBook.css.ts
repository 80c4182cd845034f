import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, type } from '../../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const unchecked = style([type.small, { color: color.danger, fontWeight: 600 }]);
export const words = style({ display: 'grid', gap: space[1] });
export const title = style([type.subheading]);
export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.375rem', textWrap: 'balance' });
