import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { space, target, type } from '../../theme/scale';

export const words = style({
  display: 'grid',
  textAlign: 'center',
  '@media': { [media.desktop]: { textAlign: 'start' }, [media.low]: { textAlign: 'center' } },
});
export const category = style([type.label, { color: palette.ochre }]);
export const ways = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.half} ${space[2]}`,
});
export const history = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: palette.rose,
  selectors: { '&:hover': { color: palette.cream } },
});
