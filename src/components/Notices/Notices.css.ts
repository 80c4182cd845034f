import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space } from '../../theme/scale';

export const notices = style({
  background: color.groundSoft,
  color: color.heading,
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space[2],
  fontWeight: 600,
});
export const closures = style({ display: 'grid', gap: space.half, marginBlockStart: space[1], fontWeight: 600 });
