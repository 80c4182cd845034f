import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale';

export const hours = style({ display: 'grid', gap: space[1], fontVariantNumeric: 'tabular-nums' });
export const days = style({ fontWeight: 600, textWrap: 'balance' });
