import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, type } from '../../theme/scale';

export const list = style([type.small, { display: 'grid', gap: space[1] }]);
export const name = style({ fontWeight: 600, color: color.heading });
export const text = style({ color: color.textMuted });
export const ask = style([type.small, { color: color.textMuted }]);
