import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { space, target, type } from '../../theme/scale';

export const card = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlock: `1px solid ${color.ring}`,
});
export const quote = style([type.heading, { margin: 0, color: color.link, textWrap: 'balance' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const open = style({ lineHeight: target });
