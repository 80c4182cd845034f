import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { motion, radius, space, target, type } from '../../theme/scale';

export const filter = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[3],
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`html[data-script="failed"] ${filter}`, { display: 'none' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const choice = style([
  type.small,
  {
    minHeight: target,
    paddingInline: '1.125rem',
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
    background: 'transparent',
    color: color.heading,
    fontWeight: 600,
    transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '&:hover': { background: color.groundSoft },
      '&[aria-pressed="true"]': { background: color.heading, borderColor: color.heading, color: color.ground },
    },
    '@media': {
      // System colours leave no other sign of what is chosen.
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '3px solid' } } },
    },
  },
]);
export const count = style([type.small, { color: color.textMuted, fontVariantNumeric: 'tabular-nums' }]);
