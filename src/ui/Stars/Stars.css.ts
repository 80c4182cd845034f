import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';

export const stars = style({ display: 'inline-flex', gap: '0.2rem', color: color.bandAccent });
