import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, target, type } from '../../theme/scale';

export const details = style({ display: 'grid', gap: space[4], fontStyle: 'normal' });
export const heading = style([type.label, { color: color.link, marginBlockEnd: space.half }]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target, fontWeight: 600 });
