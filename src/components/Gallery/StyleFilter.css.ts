import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { space, type } from '../../theme/scale';

export const filter = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[3],
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`html[data-script="failed"] ${filter}`, { display: 'none' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const choice = style({
  selectors: {
    '&&[aria-pressed="true"]': { background: color.heading, color: color.ground },
  },
});
export const count = style([type.small, { color: color.textMuted, fontVariantNumeric: 'tabular-nums' }]);
