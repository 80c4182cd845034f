import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, type } from '../../theme/scale';

export const list = style({ display: 'grid', gap: space[1], marginBlockEnd: space[2] });
export const name = style([type.small, { fontWeight: 600 }]);
export const text = style([type.small, { color: color.textMuted }]);
