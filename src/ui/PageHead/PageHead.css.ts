import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, type } from '../../theme/scale';

export const head = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `clamp(2.5rem, 4vw, 4rem) clamp(2rem, 3vw, 3rem)`,
});
export const title = style([type.title, { maxWidth: '20ch' }]);
export const lead = style([type.lead, { color: color.textMuted, maxWidth: '58ch', textWrap: 'balance' }]);
globalStyle(`${lead} > p`, { textWrap: 'inherit' });
